const MOST_PARTS = 200;
/** Twice the longest page of ours: what is longer is rarely asked for twice. */
const LONGEST = 100_000;

const parts = new Map<string, string>();

/** The markup of a part that depends on nothing but its key; the least recently used ones are dropped. */
export function cachedPart(key: string, render: () => string): string {
  const known = parts.get(key);
  const html = known ?? render();
  if (known !== undefined) parts.delete(key);
  if (html.length <= LONGEST) parts.set(key, html);
  if (parts.size > MOST_PARTS) parts.delete(parts.keys().next().value!);
  return html;
}

export const cachedPartsCount = (): number => parts.size;
