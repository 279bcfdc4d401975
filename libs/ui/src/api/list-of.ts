/** How many entries of a list could not be parsed and are not in it. */
const unreadable = new WeakMap<object, number>();

export const unreadableIn = (list: object): number => unreadable.get(list) ?? 0;

/**
 * The schema of a list, from the schema of its items. A newer server may send entries that this client
 * cannot parse, such as one of a new kind: they are left out and counted.
 */
export function listOf<T>(item: { parse(value: unknown): T }) {
  return {
    parse(value: unknown): T[] {
      if (!Array.isArray(value)) throw new TypeError('Not a list.');
      const { items, failures } = readEach(value as unknown[], item);
      if (items.length === 0 && failures.length > 0) throw failures[0];
      if (failures.length > 0) unreadable.set(items, failures.length);
      return items;
    },
  };
}

function readEach<T>(entries: unknown[], item: { parse(value: unknown): T }) {
  const items: T[] = [];
  const failures: unknown[] = [];
  for (const entry of entries)
    try {
      items.push(item.parse(entry));
    } catch (failure) {
      failures.push(failure);
    }
  return { items, failures };
}
