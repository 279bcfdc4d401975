import * as z from 'zod/mini';

/** The largest value of PostgreSQL's `integer`, the type of our keys. */
export const MAX_INT4 = 2_147_483_647;

const characters = (value: string): number => [...value].length;

/** Rejects what PostgreSQL cannot store: NUL and unpaired surrogates. */
export const storable = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'Contains a character that cannot be stored.',
  abort: true,
});

/* The `params` of a check describe it in JSON Schema, for the API description. */
export const atMost = (max: number, error = `Must be at most ${max} characters.`) =>
  z.refine<string>((value) => value.length <= max || characters(value) <= max, {
    error,
    abort: true,
    params: { maxLength: max },
  });

export const atLeast = (min: number, message: string) =>
  z.refine<string>((value) => characters(value.trim()) >= min, {
    error: message,
    params: { minLength: min },
  });

/** Text of at most `max` characters, kept exactly as it was sent. */
export const text = (max: number, tooLong?: string) =>
  z.string({ error: 'Must be text.' }).check(storable, atMost(max, tooLong));

/**
 * Text of at least `min` characters, not counting surrounding white space; `message` is also the error for a missing
 * one. `clean` is applied before.
 */
export const requiredText = (
  min: number,
  max: number,
  message: string,
  clean?: (text: string) => string,
) =>
  z
    .string({ error: message })
    .check(...(clean ? [z.overwrite(clean)] : []), storable, atMost(max), atLeast(min, message));

/** Text that may be missing (undefined: not sent); empty text becomes null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.optional(z.nullable(text(max))),
    z.transform((value: string | null | undefined) =>
      value === undefined ? value : value || null,
    ),
  );

/** An absolute http or https address: never `javascript:`, `data:` or the like. */
export const webUrl = (message = 'Please enter a valid URL') =>
  z
    .string({ error: message })
    .check(
      storable,
      atMost(2048),
      z.refine<string>(isWebUrl, { error: message, params: { format: 'uri' } }),
    );

/** True for absolute http and https addresses without white space or sign-in details. */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '';
}

/** An absolute http or https address, or a path on this site. */
export const linkUrl = (message = 'Please enter a valid URL') =>
  z
    .string({ error: message })
    .check(
      storable,
      atMost(2048),
      z.refine<string>(isLinkUrl, { error: message, params: { format: 'uri-reference' } }),
    );

/** True for an allowed link target: an absolute web address, or a path on this site. */
export const isLinkUrl = (value: string): boolean => isWebUrl(value) || isOwnPath(value);

/**
 * True for a path that starts with exactly one slash. Browsers read `//` and `/\` as another site, and
 * leave out tabs and line breaks before they look.
 */
export const isOwnPath = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value) && URL.canParse(value, 'https://own.invalid');

const WHOLE = 'Must be a whole number.';

/** A key in a path: decimal digits inside the range of the column. */
export const idParam = z.pipe(
  z.string().check(
    z.refine<string>((value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_INT4, {
      error: WHOLE,
      params: { type: 'integer', minimum: 1, maximum: MAX_INT4 },
    }),
  ),
  z.transform(Number),
);

export const idParamsSchema = z.object({ id: idParam });
export type IdParams = z.output<typeof idParamsSchema>;

export const idSchema = z
  .int({ error: WHOLE })
  .check(z.gte(1, { error: WHOLE }), z.lte(MAX_INT4, { error: WHOLE }));

const MAX_MONEY = 9_999_999_999.99;

/** Dollars: at least 0, at most two decimals, inside numeric(12,2). */
export const money = (message = 'Must be an amount of at least 0 with at most two decimals.') =>
  z.number({ error: message }).check(
    z.gte(0, { error: message }),
    z.lte(MAX_MONEY, { error: 'Must be at most 9,999,999,999.99.' }),
    z.refine<number>((value) => Number(value.toFixed(2)) === value, { error: message }),
  );

export const int4 = z
  .int({ error: 'Must be a whole number.' })
  .check(
    z.gte(-MAX_INT4, { error: 'Must be a whole number.' }),
    z.lte(MAX_INT4, { error: 'Must be a whole number.' }),
  );

/** A point in time as ISO 8601 text in UTC. */
export const timestamp = z.iso.datetime();
