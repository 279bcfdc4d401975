import * as z from 'zod/mini';
import { idSchema, requiredText } from '../../values/text/text.ts';

/** Fewer letters resemble too much. */
export const MIN_SIMILAR = 3;

export const similarPeopleQuerySchema = z.object({
  /** A name, company or address, with mistakes. */
  q: requiredText(MIN_SIMILAR, 200, `Must have at least ${MIN_SIMILAR} characters.`),
});
export type SimilarPeopleQuery = z.output<typeof similarPeopleQuerySchema>;

/** Someone who is written much like what was looked for. */
export const similarPersonSchema = z.object({
  kind: z.enum(['customer', 'contact']),
  id: idSchema,
  name: z.string(),
  /** Where they can be written to, or where they work. */
  detail: z.string(),
});
export type SimilarPerson = z.output<typeof similarPersonSchema>;
export const similarPeopleSchema = z.array(similarPersonSchema);
