/** A paragraph, a list or a table. */
const BLOCK = /[^\n]+(?:\n[^\n]+)*/g;
const MARK = /[!-/:-@[-`{-~]/g;
const MAX_MARKS = 3000;

/**
 * Whether a block has thousands of marks, as pasted data may. Parsing time grows with the square of their number, up to
 * minutes.
 */
export const hasTooManyMarks = (text: string): boolean =>
  (text.replaceAll('\r\n', '\n').match(BLOCK) ?? []).some(
    (block) => (block.match(MARK)?.length ?? 0) > MAX_MARKS,
  );
