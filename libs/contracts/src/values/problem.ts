import * as z from 'zod/mini';

/** One mistake in a request: where it is and what to do about it. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.output<typeof fieldErrorSchema>;

/** The body of every failed call (RFC 9457, application/problem+json). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
  /** What a service costs now, where a purchase was refused because its price has changed. */
  price: z.optional(z.number()),
});
export type Problem = z.output<typeof problemSchema>;
