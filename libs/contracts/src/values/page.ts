import * as z from 'zod/mini';
import { text } from './text/text.ts';

/** The page size of a list when no limit is sent. */
export const MAX_PAGE = 1000;

const limit = z.pipe(
  z.string().check(
    z.refine<string>((value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_PAGE, {
      error: `Must be a whole number from 1 to ${MAX_PAGE}.`,
      params: { type: 'integer', minimum: 1, maximum: MAX_PAGE },
    }),
  ),
  z.transform(Number),
);

/** The query of a list: page size, the cursor before or after the page, search text. */
export const pageQuerySchema = z.object({
  limit: z.optional(limit),
  cursor: z.optional(text(200)),
  /** The page that ends before this cursor; `cursor` is then ignored. */
  before: z.optional(text(200)),
  q: z.optional(text(10_000)),
  /** Skips the total: counting the matches of a search can cost more than finding the first few. */
  total: z.optional(z.literal('none')),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** The query of a list that is not searched. */
export const plainPageQuerySchema = z.pick(pageQuerySchema, {
  limit: true,
  cursor: true,
  before: true,
});

/** Several values of one parameter, separated by commas. */
export const listed = (max: number, isValue: (value: string) => boolean, error: string) =>
  z
    .string()
    .check(
      z.refine<string>(
        (value) => value.split(',').length <= max && value.split(',').every(isValue),
        { error },
      ),
    );
