import * as z from 'zod/mini';
import { optionalText } from '../text/text.ts';

/** True for a name such as America/New_York; an offset such as +05:00 is not one. */
export function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** A zone that may be missing; empty text becomes null. */
export const optionalTimeZone = z.pipe(
  optionalText(64),
  z.optional(z.nullable(z.string())).check(
    z.refine<string | null | undefined>((value) => value == null || isTimeZone(value), {
      error: 'Please select a time zone',
    }),
  ),
);

/** The time zone of a browser; one that this server does not know counts as missing. */
export const browserTimeZone = z.optional(
  z.pipe(
    z.string().check(z.maxLength(64)),
    z.transform((value: string) => (isTimeZone(value) ? value : undefined)),
  ),
);
