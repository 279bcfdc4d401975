/** The part of JSON Schema that forms of the site's content use. */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'boolean' | 'number' | 'integer';
  title?: string;
  description?: string;
  /** How a text is edited, if its type alone does not say so. */
  kind?: 'paragraph' | 'picture' | 'logo';
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  enum?: string[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export type FormObject = Record<string, unknown>;

export const isObject = (value: unknown): value is FormObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The initial value of a new list entry. */
export function emptyValue(schema: FormSchema): unknown {
  if (schema.kind === 'picture' || schema.kind === 'logo') return null;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, emptyValue(field)]),
    );
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}));
  if (schema.type === 'boolean') return true;
  return schema.type === 'number' || schema.type === 'integer' ? 0 : '';
}

/** The first text of an entry, which names it in its list. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const texts = ['title', 'name', 'label', 'role', 'service', ...Object.keys(value)];
  const named = texts.map((key) => (Object.hasOwn(value, key) ? value[key] : undefined));
  return named.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** A copy of a list with one entry moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from]!, ...others.slice(to)];
}
