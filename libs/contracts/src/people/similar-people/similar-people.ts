import * as z from 'zod/mini';
import { idSchema, requiredText } from '../../values/text/text.ts';

/** Shorter texts resemble too many others. */
export const MIN_SIMILAR = 3;

export const similarPeopleQuerySchema = z.object({
  /** A name, company or address, possibly misspelled. */
  q: requiredText(MIN_SIMILAR, 200, `Must have at least ${MIN_SIMILAR} characters.`),
});
export type SimilarPeopleQuery = z.output<typeof similarPeopleQuerySchema>;

/** A person whose name is similar to the query. */
export const similarPersonSchema = z.object({
  kind: z.enum(['customer', 'contact']),
  id: idSchema,
  name: z.string(),
  /** Their email address or company. */
  detail: z.string(),
});
export type SimilarPerson = z.output<typeof similarPersonSchema>;
export const similarPeopleSchema = z.array(similarPersonSchema);
