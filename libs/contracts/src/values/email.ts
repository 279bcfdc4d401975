import * as z from 'zod/mini';
import { withoutInvisible } from './text/invisible.ts';
import { atMost, storable } from './text/text.ts';

const MAX_EMAIL = 254;
const NOT_AN_EMAIL = 'Please enter a valid email address.';

/** What browsers take for an address, with a domain of several parts and without dots where none may be. */
const EMAIL =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]*[\w!#$%&*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** A domain of letters beyond ASCII. */
const INTERNATIONAL = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/**
 * An address in its one spelling: without white space around it and invisible characters in it, and with a
 * domain of other alphabets as mail servers know it ("xn--…"), which browsers make of it in some fields only.
 */
export function cleanEmail(value: string): string {
  const address = withoutInvisible(value).trim();
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  if (!INTERNATIONAL.test(domain)) return address;
  // Nothing but the name of a host can come of letters, digits, dots and hyphens.
  return address.slice(0, domainAt) + (URL.parse(`https://${domain}`)?.hostname ?? domain);
}

const cleaned = z.overwrite<string>(cleanEmail);

/** An address that mail can be sent to, in its one spelling: every form and file has this one rule. */
export const email = (message = NOT_AN_EMAIL) =>
  z
    .string({ error: message })
    .check(cleaned, storable, atMost(MAX_EMAIL), z.email({ error: message, pattern: EMAIL }));

/** An address that another server vouches for: what it says is not made another address. */
export const statedEmail = z.string().check(
  z.refine<string>((value) => withoutInvisible(value) === value, { abort: true }),
  cleaned,
  storable,
  atMost(MAX_EMAIL),
  z.email({ pattern: EMAIL }),
);

/** An address that may be missing (undefined: not sent); empty text becomes null. */
export const optionalEmail = z.pipe(
  z.optional(
    z.nullable(
      z.string({ error: 'Must be text.' }).check(
        cleaned,
        storable,
        atMost(MAX_EMAIL),
        z.refine<string>((value) => value === '' || EMAIL.test(value), { error: NOT_AN_EMAIL }),
      ),
    ),
  ),
  z.transform((value: string | null | undefined) => (value === undefined ? value : value || null)),
);

/** An address that is looked for, and may be incomplete, in the spelling that is stored. */
export const soughtEmail = z
  .string({ error: 'Must be text.' })
  .check(cleaned, storable, atMost(MAX_EMAIL));
