// What this browser remembers of us. Where it keeps nothing (it may be told so, or have no room left),
// it is remembered as long as the page is open: nobody is kept from playing.

class Shelf {
  private readonly unkept = new Map<string, string>();

  /** `find` is asked each time: a browser may refuse even to say where things are kept. */
  constructor(private readonly find: () => Storage) {}

  get(key: string): string | null {
    const own = this.unkept.get(key);
    if (own !== undefined) return own;
    try {
      return this.find().getItem(key);
    } catch {
      return null;
    }
  }

  set(key: string, value: string): void {
    try {
      this.find().setItem(key, value);
      this.unkept.delete(key);
    } catch {
      this.unkept.set(key, value);
    }
  }

  remove(key: string): void {
    this.unkept.delete(key);
    try {
      this.find().removeItem(key);
    } catch {
      // it was not kept
    }
  }

  /** Something that was written as JSON; null if there is none, or none that can be read. */
  read<T>(key: string): T | null {
    try {
      return JSON.parse(this.get(key) ?? "null") as T | null;
    } catch {
      return null;
    }
  }

  write(key: string, thing: unknown): void {
    this.set(key, JSON.stringify(thing));
  }
}

/** For good. */
export const kept = new Shelf(() => localStorage);
/** Until this tab is closed. */
export const keptHere = new Shelf(() => sessionStorage);
