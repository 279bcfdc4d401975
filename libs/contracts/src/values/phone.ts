import * as z from 'zod/mini';
import { text } from './text/text.ts';

/** The characters of a phone number as people write it, with or without an extension. */
export const PHONE = /^[+\d\s()./–-]+((ext\.?|x|#)\s*\d*)?$/i;
/** A number without its area code. */
const FEWEST_DIGITS = 7;

const isPhone = (value: string): boolean =>
  value.trim() === '' || (PHONE.test(value) && value.replace(/\D/g, '').length >= FEWEST_DIGITS);

/** A phone number that may be missing (undefined: not sent); an empty one becomes null. */
export const optionalPhone = (max: number) =>
  z.pipe(
    z.optional(
      z.nullable(
        text(max).check(
          z.refine<string>(isPhone, {
            error: 'Please enter a phone number, such as (310) 555-0123.',
          }),
        ),
      ),
    ),
    z.transform((value: string | null | undefined) =>
      value === undefined ? value : value?.trim() || null,
    ),
  );
