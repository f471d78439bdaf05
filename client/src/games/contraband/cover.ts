import { ring } from "../../art/rosette";
import type { Cover } from "../covers";
import vignette from "./cover.svg?raw";

export const cover: Cover = {
  vignette,
  symbol: "v-cb",
  lathe: { rings: [ring(84, 10, 16, 6, 190), ring(56, 14, 12, 6, 150), ring(28, 9, 8, 4, 90)] },
};
