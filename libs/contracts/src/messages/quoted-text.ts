/** What someone wrote, and under it what mail programs repeat of the mail that it answers. */
export interface SplitText {
  text: string;
  quoted: string | null;
}

/** Lines with which Outlook and others begin what they repeat. */
const ORIGINAL = /^(-{2,} ?Original Message ?-{2,}|_{20,}|From: .+@.+)$/i;
const WROTE = /^On .+ wrote:$/i;

/** Splits a text where what is quoted begins, if nothing else follows it. An answer below a quote stays as it is. */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split(/\r\n|\r|\n/);
  const start = lines.findIndex((_line, index) => beginsQuote(lines, index));
  const text = lines.slice(0, start).join('\n').trimEnd();
  if (start < 0 || text.trim() === '') return { text: whole, quoted: null };
  return { text, quoted: lines.slice(start).join('\n').trim() };
}

function beginsQuote(lines: string[], index: number): boolean {
  const line = lines[index]!.trim();
  if (ORIGINAL.test(line)) return true;
  if (line.startsWith('>')) return isQuoted(lines.slice(index));
  return wroteLines(lines, index).some((count) => isQuoted(lines.slice(index + count)));
}

/** Over how many lines "On …, Ines wrote:" goes: programs break it after 76 characters. */
const wroteLines = (lines: string[], index: number): number[] =>
  [1, 2, 3].filter((count) =>
    WROTE.test(
      lines
        .slice(index, index + count)
        .join(' ')
        .trim(),
    ),
  );

const isQuoted = (lines: string[]): boolean =>
  lines.some((line) => line.startsWith('>')) &&
  lines.every((line) => line.startsWith('>') || line.trim() === '');
