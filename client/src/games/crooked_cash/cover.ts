import { ring } from "../../art/rosette";
import type { Cover } from "../covers";
import vignette from "./cover.svg?raw";

export const cover: Cover = {
  vignette,
  symbol: "v-cc",
  lathe: { rings: [ring(70, 24, 7, 5, 170), ring(46, 18, 14, 5, 190), ring(92, 4, 28, 3, 200)] },
};
