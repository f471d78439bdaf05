// Says of each [offer, numbers] on stdin whether the page would let it be sent.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { misfit } = await import(pathToFileURL(`${folder}/offers.js`));
const asked = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(asked.map(([offer, numbers]) => misfit(offer, numbers, String) === "")));
