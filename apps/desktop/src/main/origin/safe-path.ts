const MAX_PATH = 4096;

/** Encoded dots, slashes, backslashes, NUL and percent signs: a later decoder would interpret them. */
const ENCODED = /%(2e|2f|5c|00|25)/i;

/**
 * The path of an app:// URL exactly as written, or null if code that handles it later could read it as
 * a different path.
 */
export function safePath(url: string): string | null {
  const path = /^app:\/\/polaris(\/[^?#]*)/.exec(url)?.[1] ?? '/';
  const isAmbiguous = /\\|\/\/|@|\0|[^\x21-\x7e]/.test(path) || ENCODED.test(path);
  const hasDotSegment = path.split('/').some((part) => part === '..' || part === '.');
  return isAmbiguous || hasDotSegment || path.length > MAX_PATH ? null : path;
}
