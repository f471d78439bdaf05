// What no page may show: words that are missing, numbers that are none, and text that is too small.
({ least, keys }) => {
  const known = new Set(keys);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || !element || element.closest("script, style, noscript, .sprite, .sr")) continue;
    if (known.has(text) || /\b(cb|cf|ff|cc)-[a-z]/.test(text)) found.push(`a key: ${text}`);
    if (/undefined|NaN|\[object |\{ ?\$|\bnull\b/.test(text)) found.push(`no word: ${text}`);
    if (element.closest("[aria-hidden='true'], [role='img'], svg")) continue; // drawn, not written
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size > 0 && size < least && isSeen(element)) found.push(`${size} px: ${text.slice(0, 40)} (${element.className})`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`scrolls sideways by ${wide} px`);
  return [...new Set(found)].slice(0, 12);
}
