// How much room there is, as in styles/table.css: what is not shown need not be kept up to date.

const PHONE = "(max-width: 760px)";
const NARROW = "(max-width: 1180px)";

class Room {
  isPhone = $state(false);
  /** There is no column for the log. */
  isNarrow = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return; // where tests run without a browser there is enough
    const [phone, narrow] = [matchMedia(PHONE), matchMedia(NARROW)];
    const look = (): void => {
      this.isPhone = phone.matches;
      this.isNarrow = narrow.matches;
    };
    for (const each of [phone, narrow]) each.addEventListener("change", look);
    look();
  }
}

export const room = new Room();
