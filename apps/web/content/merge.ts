type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects, and replaces everything else: a list changes as a unit. */
export function withChange(defaults: unknown, change: unknown): unknown {
  if (change === undefined) return defaults;
  if (!isObject(defaults) || !isObject(change)) return change;
  const names = new Set([...Object.keys(defaults), ...Object.keys(change)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withChange(own(defaults, name), own(change, name))]),
  );
}

/** The change that turns the defaults into this value; undefined if they are equal. */
export function difference(defaults: unknown, value: unknown): unknown {
  if (!isObject(defaults) || !isObject(value)) return isEqual(defaults, value) ? undefined : value;
  const changed = Object.entries(value).flatMap(([name, now]) => {
    const change = difference(own(defaults, name), now);
    return change === undefined ? [] : [[name, change] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Compares JSON values, ignoring the order of fields. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

/** The change without the field at this path; without the entire list if the field is in one. */
export function without(change: Json, [name, ...rest]: PropertyKey[]): Json {
  if (name === undefined) return {};
  const { [String(name)]: inner, ...others } = change;
  if (!isObject(inner) || rest.length === 0) return others;
  return { ...others, [String(name)]: without(inner, rest) };
}

const own = (of: Json, name: string): unknown => (Object.hasOwn(of, name) ? of[name] : undefined);
