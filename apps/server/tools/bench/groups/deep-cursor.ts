const DAY = 86_400_000;
/** Rows are spread over three years: nine tenths of them are newer than this. */
const NINE_TENTHS_DAYS = 985;

/** Where the page begins that nine tenths of the rows precede, newest first. */
export function deepCursor(): string {
  const at = new Date(Date.now() - NINE_TENTHS_DAYS * DAY).toISOString();
  return Buffer.from(JSON.stringify([at, 1])).toString('base64url');
}
