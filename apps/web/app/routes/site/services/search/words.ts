/** Text without case and accents, with single spaces. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The words of normalized text, split at punctuation. */
export const tokenize = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The singular by its ending: the same for a word and its plural. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}
