/** The schema of a list, from the schema of what is in it. */
export function listOf<T>(item: { parse(value: unknown): T }) {
  return {
    parse(value: unknown): T[] {
      if (!Array.isArray(value)) throw new TypeError('Not a list.');
      return value.map((entry) => item.parse(entry));
    },
  };
}
