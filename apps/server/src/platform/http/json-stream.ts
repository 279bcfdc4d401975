import { Readable } from 'node:stream';

type Pages = AsyncIterable<readonly unknown[]>;

/** A response smaller than this is sent only once complete, so that a failure can still be reported properly. */
const PIECE = 64 * 1024;

/** Streams a JSON object whose lists are read page by page, so that only one page is in memory. */
export const jsonStream = (fields: Record<string, unknown>): Readable =>
  Readable.from(inPieces(objectText(fields)));

async function* objectText(fields: Record<string, unknown>): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (isPages(value)) yield* listText(value);
    else yield JSON.stringify(value);
    separator = ',';
  }
  yield '}';
}

async function* listText(pages: Pages): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages)
    for (const item of page) {
      yield separator + JSON.stringify(item);
      separator = ',';
    }
  yield separator === '[' ? '[]' : ']';
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

const isPages = (value: unknown): value is Pages =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
