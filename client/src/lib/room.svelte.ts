// How much room there is, as in styles/table.css: what is not shown need not be kept up to date.

// A phone on its side is no less a phone: what is short has the parts of what is narrow.
const SHORT = "(max-height: 500px)";
const PHONE = `(max-width: 760px), ${SHORT}`;
const NARROW = `(max-width: 1180px), ${SHORT}`;

class Room {
  isPhone = $state(false);
  /** There is no column for the log. */
  isNarrow = $state(false);
  /** Things stand beside each other, and none of them is high. */
  isShort = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return; // where tests run without a browser there is enough
    const [phone, narrow, short] = [matchMedia(PHONE), matchMedia(NARROW), matchMedia(SHORT)];
    const look = (): void => {
      this.isPhone = phone.matches;
      this.isNarrow = narrow.matches;
      this.isShort = short.matches;
    };
    for (const each of [phone, narrow, short]) each.addEventListener("change", look);
    look();
  }
}

export const room = new Room();
