import { ring } from "../../art/rosette";
import type { Cover } from "../covers";
import vignette from "./cover.svg?raw";

export const cover: Cover = {
  vignette,
  symbol: "v-cf",
  lathe: { rings: [ring(62, 30, 9, 9, 170), ring(24, 8, 9, 4, 90)] },
};
