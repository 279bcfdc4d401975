import * as z from 'zod/mini';
import { withoutInvisible } from './invisible.ts';
import { atLeast, atMost, storable } from './text.ts';

/** Unusual spaces, and characters that would break a name's line. */
const OTHER_SPACE = /[\u00A0\u2007\u202F\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Control characters that no one types; NUL is refused instead. */
const CONTROL = /(?!\0)\p{Cc}/gu;
const QUOTED = /^(?:"([^"]*)"|“([^”]*)”)$/;

/** Normalizes the name of a person or thing: removes invisible and control characters and surrounding quotation marks. */
export function cleanName(value: string): string {
  const name = withoutInvisible(value)
    .replace(OTHER_SPACE, ' ')
    .replace(CONTROL, '')
    .normalize('NFC')
    .trim();
  const [, straight, curly] = QUOTED.exec(name) ?? [];
  return (straight ?? curly ?? name).trim();
}

const cleaned = z.overwrite<string>(cleanName);

/** A name of at least `min` characters; `message` is also the error for a missing one. */
export const requiredName = (min: number, max: number, message: string) =>
  z.string({ error: message }).check(cleaned, storable, atMost(max), atLeast(min, message));

/** A name that may be missing (undefined: not sent); an empty one becomes null. */
export const optionalName = (max: number) =>
  z.pipe(
    z.optional(
      z.nullable(z.string({ error: 'Must be text.' }).check(cleaned, storable, atMost(max))),
    ),
    z.transform((value: string | null | undefined) =>
      value === undefined ? value : value || null,
    ),
  );
