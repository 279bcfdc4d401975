/** The format of each field: labels by value, or a function. */
export type ValueFormats = Readonly<
  Record<string, Readonly<Record<string, string>> | ((value: string) => string)>
>;

/** The value of a field as text; empty for none. */
export function formatValue(value: unknown, format: ValueFormats[string] = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (text === '') return '';
  return typeof format === 'function' ? format(text) : (format[text] ?? text);
}
