import * as z from 'zod/mini';

/** Parses the items of a list; an item that only newer apps understand must not hide the others. */
export const parseKnown = <Item>(schema: z.ZodMiniType<Item>, json: unknown): Item[] =>
  z
    .array(z.unknown())
    .parse(json)
    .flatMap((item) => schema.safeParse(item).data ?? []);
