import { findMatch } from '@polaris/contracts';

/** The first characters of a text, and three dots when there is more. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** An excerpt that shows the first match of the query, even where that is past the beginning. */
export function excerptAround(text: string, query: string | undefined, length: number): string {
  const match = query ? findMatch(text, query) : undefined;
  if (!match || [...text.slice(0, match.to)].length <= length) return truncate(text, length);
  const at = match.from;
  return `...${truncate([...text.slice(0, at)].slice(-20).join('') + text.slice(at), length)}`;
}
