// Why a line has ended for good, in the language of the page.

import { t, words } from "$lib/words.svelte";
import { reason } from "$lib/refusals";

/** Empty if it was ended here. */
export function farewell({ bye, error }: { bye: string; error: string }): string {
  if (bye && words.has(`bye-${bye}`)) return t(`bye-${bye}`);
  return bye || error ? reason(error) : "";
}
