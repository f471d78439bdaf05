// What the tellers of all games share. A teller puts keys and numbers into sentences; it is told
// all names, and its viewer is named "You".

export const YOU = "You";

/** Say "You pay" or "Ada pays". */
export const does = (name, verb, verbs) => `${name} ${name === YOU ? verb : verbs}`;

/** Name somebody in the middle of a sentence. */
export const whom = (name) => (name === YOU ? "you" : name);

export const whose = (name) => (name === YOU ? "your" : `${name}'s`);

export const atFront = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Say "a", "a and b" or "a, b and c". */
export function listing(parts, nothing = "nothing") {
  if (!parts.length) return nothing;
  if (parts.length === 1) return parts[0];
  return `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}

export const grouped = (amount) => String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export const times = (count) => [...Array(count).keys()];

export const some = (numbers) => numbers.some((number) => number);

/** Name so much of each thing, leaving out what there is none of. */
export const counted = (counts, name) =>
  counts.flatMap((count, place) => (count ? [name(count, place)] : []));
