// Says of each [offer, numbers] on stdin whether the page would let it be sent.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [client] = process.argv.slice(2);
const { rolldown } = await import(pathToFileURL(`${client}/node_modules/rolldown/dist/index.mjs`));
const bundle = await rolldown({ input: `${client}/src/lib/offers.ts` });
const { output } = await bundle.generate({ format: "esm" });
const { misfit } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
const asked = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(asked.map(([offer, numbers]) => misfit(offer, numbers) === null)));
