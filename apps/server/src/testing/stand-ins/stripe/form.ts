import { invalidRequest } from './stripe-error';

/** The values of a form by their names, such as `line_items[0][quantity]`. */
export type FormFields = Map<string, string>;

/** Bodies are form-encoded: https://docs.stripe.com/api */
export function readForm(text: string): FormFields {
  const form: FormFields = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    if (form.has(name)) throw invalidRequest(`Received ${name} twice.`, { param: name });
    form.set(name, value);
  }
  return form;
}

/** https://docs.stripe.com/error-codes#parameter-unknown */
export function assertKnown(form: FormFields, known: readonly RegExp[]): void {
  for (const name of form.keys())
    if (!known.some((pattern) => pattern.test(name)))
      throw invalidRequest(`Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      });
}

/** https://docs.stripe.com/error-codes#parameter-missing */
export function required(form: FormFields, name: string): string {
  const value = form.get(name);
  if (value === undefined)
    throw invalidRequest(`Missing required param: ${name}.`, {
      code: 'parameter_missing',
      param: name,
    });
  // An empty value unsets: https://docs.stripe.com/error-codes#parameter-invalid-empty
  if (value === '')
    throw invalidRequest(`You passed an empty string for '${name}'.`, {
      code: 'parameter_invalid_empty',
      param: name,
    });
  return value;
}

/** Amounts are whole numbers of the smallest unit: https://docs.stripe.com/currencies#zero-decimal */
export function wholeNumber(form: FormFields, name: string): number {
  const value = required(form, name);
  if (!/^\d{1,12}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: 'parameter_invalid_integer',
      param: name,
    });
  return Number(value);
}

/** 50 keys of 40 characters, with values of 500: https://docs.stripe.com/api/metadata */
export function metadataOf(form: FormFields, prefix = 'metadata'): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, key] = new RegExp(`^${prefix}\\[(.+)\\]$`).exec(name) ?? [];
    if (key === undefined) continue;
    if (key.length > 40 || value.length > 500) throw invalidRequest('Metadata is too long.');
    found[key] = value;
  }
  if (Object.keys(found).length > 50) throw invalidRequest('Metadata has too many keys.');
  return found;
}
