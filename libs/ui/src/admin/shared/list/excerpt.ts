/** The first characters of a text, and three dots when there is more. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** An excerpt that shows the first match of the query, even where that is past the beginning. */
export function cutAround(text: string, query: string | undefined, length: number): string {
  const at = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  const isShown = at < 0 || [...text.slice(0, at + query!.length)].length <= length;
  if (isShown) return cut(text, length);
  return `...${cut([...text.slice(0, at)].slice(-20).join('') + text.slice(at), length)}`;
}
