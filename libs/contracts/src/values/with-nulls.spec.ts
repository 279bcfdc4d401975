import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { withNulls } from './with-nulls.ts';

const schema = z.object({
  id: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  note: z.optional(z.nullable(z.string())),
});

it('reads a missing nullable field as null', () => {
  const record = withNulls(schema, { id: 7, email: 'grace@example.com' });
  expect(record).toEqual({ id: 7, email: 'grace@example.com', phone: null });
});

it('reads a field whose default is null as null', () => {
  const later = z.object({ jobTitle: z._default(z.nullable(z.string()), null) });
  expect(withNulls(later, {})).toEqual({ jobTitle: null });
});

it('adds no other field', () => {
  expect(withNulls(schema, { id: undefined as never })).not.toMatchObject({ id: null });
});
