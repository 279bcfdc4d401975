import * as z from 'zod/mini';
import { MAX_CHOICES, MAX_FIELDS } from './customer-field.ts';
import { FIELD_NUMBER, isFieldDay } from './field-value.ts';
import { idSchema, text } from '../../values/text/text.ts';

const limit = z.string().check(
  z.refine<string>((value) => FIELD_NUMBER.test(value) || isFieldDay(value), {
    error: 'Must be a number or a day.',
  }),
);

/** The conditions for one field; missing ones filter nothing. */
const fieldFilterSchema = z.strictObject({
  id: idSchema,
  /** Part of a text, in any letter case. */
  has: z.optional(text(255)),
  /** At least this number, or on this day or later. */
  from: z.optional(limit),
  to: z.optional(limit),
  /** Any of these choices. */
  any: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_CHOICES))),
  is: z.optional(z.enum(['empty', 'set'])),
});
export type FieldFilter = z.output<typeof fieldFilterSchema>;

const filtersSchema = z.array(fieldFilterSchema).check(
  z.refine((filters) => new Set(filters.map(({ id }) => id)).size === filters.length),
  z.maxLength(MAX_FIELDS),
);

/** Parses the filters of a parameter; undefined if it is not valid. */
export function readFieldFilters(parameter: string): FieldFilter[] | undefined {
  try {
    return filtersSchema.safeParse(JSON.parse(parameter)).data;
  } catch {
    return undefined;
  }
}

/** The parameter for these filters; empty for none. */
export const writeFieldFilters = (filters: readonly FieldFilter[]): string =>
  filters.length > 0 ? JSON.stringify(filters) : '';

/** Filters by custom fields, at most one for each, as JSON. */
export const fieldFiltersSchema = text(10_000).check(
  z.refine<string>((value) => value === '' || readFieldFilters(value) !== undefined, {
    error: `Must be at most ${MAX_FIELDS} filters, each by another field, as JSON.`,
  }),
);
