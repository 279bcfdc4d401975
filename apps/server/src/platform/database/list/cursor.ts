import { invalid } from '../../problem/problem';

/** Where a page starts: the sort value and the key of the row before it. */
export interface Cursor {
  value: string | number;
  id: number;
}

/** The type of the sort value; in the cursor a time is ISO text, an amount has decimals. */
export type CursorKind = 'time' | 'number' | 'amount' | 'text';

const MAX_INT4 = 2_147_483_647;

export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Reads the cursor of a request; 400 if it is not one of a list sorted this way. */
export function decodeCursor(text: string | undefined, kind: CursorKind): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = tryDecode(text);
  if (!cursor || !isInt4(cursor.id) || !isOfKind(cursor.value, kind))
    throw invalid([{ path: 'cursor', message: 'This is not a cursor of this list.' }]);
  return cursor;
}

function tryDecode(text: string): Cursor | undefined {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as never[];
    return value === undefined || id === undefined ? undefined : { value, id };
  } catch {
    return undefined;
  }
}

const isOfKind = (value: unknown, kind: CursorKind): boolean => kinds[kind](value);

const kinds: Record<CursorKind, (value: unknown) => boolean> = {
  time: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  number: (value) => isInt4(value),
  amount: (value) => typeof value === 'number' && Number.isFinite(value),
  // Text that PostgreSQL cannot store is in no list.
  text: (value) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
};

const isInt4 = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(value as number) <= MAX_INT4;
