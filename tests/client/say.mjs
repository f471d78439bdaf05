// Says messages as the page does: reads a list of questions, writes what is said.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [modules, words] = process.argv.slice(2);
const { FluentBundle, FluentResource } = await import(pathToFileURL(`${modules}/@fluent/bundle/index.js`));
const bundles = new Map();

function bundleOf(language, file) {
  const key = `${language}/${file}`;
  if (!bundles.has(key)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${words}/${key}.ftl`, "utf-8")));
    bundles.set(key, bundle);
  }
  return bundles.get(key);
}

const asked = JSON.parse(readFileSync(0, "utf-8"));
const said = asked.map(({ language, file, id, args }) => {
  const bundle = bundleOf(language, file);
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const errors = [];
  const text = bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, args, errors);
  return [text, errors.map(String)];
});
process.stdout.write(JSON.stringify(said));
