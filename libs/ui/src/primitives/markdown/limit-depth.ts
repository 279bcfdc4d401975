/** A line with extremely nested quotes and lists. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){12}/gm;

/** Escapes markers from the twelfth on, as thousands would overflow the stack. */
export const limitDepth = (text: string): string =>
  text.replace(TOO_DEEP, (markers) => `${markers}\\`);
