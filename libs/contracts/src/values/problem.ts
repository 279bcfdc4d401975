import * as z from 'zod/mini';

/** An error in a request: where it is and how to fix it. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.output<typeof fieldErrorSchema>;

/** The body of every failed call (RFC 9457, application/problem+json). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
  /** The current price of a service, when a purchase was rejected because the price has changed. */
  price: z.optional(z.number()),
  /** The same with sales tax, as it is due. */
  total: z.optional(z.number()),
  /** The newer page of an offer, when an answer to an earlier one was rejected. */
  offer: z.optional(z.unknown()),
});
export type Problem = z.output<typeof problemSchema>;
