const WORDS_A_MINUTE = 220;

export interface ReadingTime {
  words: number;
  minutes: number;
}

export function readingTime(body: string): ReadingTime {
  const words = countWords(body);
  return { words, minutes: Math.ceil(words / WORDS_A_MINUTE) };
}

/** The text, without pull quotes and markup. */
function countWords(body: string): number {
  const text = body
    .replace(/<PullQuote>[\s\S]*?<\/PullQuote>/g, ' ')
    .replace(/<[^>]*>|\[\^[^\]]*\]:?|\]\([^)]*\)/g, ' ');
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
