// Copying a link; where the browser copies nothing it is shown to be copied by hand.

import { toast } from "./toast.svelte";
import { t } from "./words.svelte";

/** Copy a path of ours as a whole link; false if that is not possible here. */
export async function copyLink(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.origin + path);
    toast.show(t("link-copied"));
    return true;
  } catch {
    return false;
  }
}
