import * as z from 'zod/mini';

/** The number of omitted entries that could not be parsed. */
const unreadable = new WeakMap<object, number>();

export const omittedCount = (list: object): number => unreadable.get(list) ?? 0;

/**
 * Parses a response. List entries of a newer server that this client cannot parse are omitted and counted.
 */
export function parseResponse<T>(contract: z.core.$ZodType<T>, value: unknown): T {
  return isArray(contract)
    ? (parseEach(contract._zod.def.element, value) as T)
    : z.parse(contract, value);
}

const isArray = (contract: z.core.$ZodType): contract is z.core.$ZodArray =>
  contract._zod.def.type === 'array';

function parseEach(item: z.core.$ZodType, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list.');
  const results = value.map((entry) => z.safeParse(item, entry));
  const items = results.flatMap(({ success, data }) => (success ? [data] : []));
  const failed = results.find(({ success }) => !success);
  if (items.length === 0 && failed) throw failed.error!;
  if (failed) unreadable.set(items, results.length - items.length);
  return items;
}
