import * as z from 'zod/mini';

type NullableKeys<T> = { [Key in keyof T]-?: null extends T[Key] ? Key : never }[keyof T];

/** A record whose nullable fields are optional. */
export type WithoutNulls<T> = T extends readonly unknown[]
  ? T
  : Omit<T, NullableKeys<T>> & Partial<Pick<T, NullableKeys<T>>>;

/** An example of a record: what is not given is null, so that a new nullable field needs no edit. */
export function withNulls<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  fields: WithoutNulls<z.output<z.ZodMiniObject<Shape>>>,
): z.output<z.ZodMiniObject<Shape>> {
  const given = fields as Record<string, unknown>;
  const missing = Object.keys(schema.shape).filter((field) => given[field] === undefined);
  const nulls = missing.filter((field) => mustBeNull(schema.shape[field]!));
  return { ...given, ...Object.fromEntries(nulls.map((field) => [field, null])) } as z.output<
    z.ZodMiniObject<Shape>
  >;
}

/** False for an optional field, which stays missing. */
const mustBeNull = (field: z.core.$ZodType): boolean => {
  const missing = z.safeParse(field, undefined);
  return z.safeParse(field, null).success && (!missing.success || missing.data === null);
};
