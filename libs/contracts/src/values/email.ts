import * as z from 'zod/mini';
import { withoutInvisible } from './text/invisible.ts';
import { atMost, storable } from './text/text.ts';

const MAX_EMAIL = 254;
const NOT_AN_EMAIL = 'Please enter a valid email address.';

/** The browsers' rule for addresses, but with a dot in the domain, and without misplaced dots. */
const EMAIL =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]*[\w!#$%&*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** A domain of letters beyond ASCII. */
const INTERNATIONAL = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/**
 * Normalizes an address: removes surrounding white space and invisible characters, and encodes an international domain
 * as mail servers need it ("xn--…"), which browsers do in some fields only.
 */
export function cleanEmail(value: string): string {
  const address = withoutInvisible(value).trim();
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  if (!INTERNATIONAL.test(domain)) return address;
  // Only letters, digits, dots and hyphens: they can form nothing but a host name.
  return address.slice(0, domainAt) + (URL.parse(`https://${domain}`)?.hostname ?? domain);
}

const cleaned = z.overwrite<string>(cleanEmail);

/** A valid, normalized address. All forms and files use this rule. */
export const email = (message = NOT_AN_EMAIL) =>
  z
    .string({ error: message })
    .check(cleaned, storable, atMost(MAX_EMAIL), z.email({ error: message, pattern: EMAIL }));

/** An address vouched for by another server: it is not normalized, since that could make it a different one. */
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

/** A search term for addresses, possibly incomplete, normalized like the stored ones. */
export const searchedEmail = z
  .string({ error: 'Must be text.' })
  .check(cleaned, storable, atMost(MAX_EMAIL));
