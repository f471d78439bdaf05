// A control that cannot be used now says why when it is pressed. One that is `disabled` is silent, and
// keys do not reach it: so it is `aria-disabled` instead, and its title is for those who point at it.

import { toast } from "./toast.svelte";

/** Do what a control is for; or, if there is a reason why not, show it and have it read aloud. */
export const orSayWhy = (why: string, act: () => void) => (): void => {
  if (why) toast.show(why);
  else act();
};
