import { ring } from "../../art/rosette";
import type { Cover } from "../covers";
import vignette from "./cover.svg?raw";

export const cover: Cover = {
  vignette,
  symbol: "v-ff",
  lathe: { rings: [ring(93, 4, 36, 4, 420)], star: { outer: 96, inner: 37, pen: 58, scale: 0.78 } },
};
