const MAX_PATH = 4096;

/** Percent signs before what would mean a step, a separator or an end further down the line. */
const HIDDEN = /%(2e|2f|5c|00|25)/i;

/**
 * The path of an app:// address as it was written, or null where a reader further on could take it
 * for another: the parser has resolved plain dots by then, so only disguised ones are left to refuse.
 */
export function plainPath(url: string): string | null {
  const path = /^app:\/\/polaris(\/[^?#]*)/.exec(url)?.[1] ?? '/';
  const odd = /\\|\/\/|@|\0|[^\x21-\x7e]/.test(path) || HIDDEN.test(path);
  const climbs = path.split('/').some((part) => part === '..' || part === '.');
  return odd || climbs || path.length > MAX_PATH ? null : path;
}
