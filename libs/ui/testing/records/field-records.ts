import {
  type CustomField,
  type CustomerField,
  customFieldSchema,
  withNulls,
} from '@polaris/contracts';

const at = '2026-01-02T15:00:00.000Z';

export const someField = (own: Partial<CustomField> = {}): CustomField =>
  withNulls(customFieldSchema, {
    id: 5,
    name: 'Motto',
    kind: 'text',
    choices: [],
    position: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...own,
  });

/** A choice between gold and silver. */
export const someChoiceField = (own: Partial<CustomField> = {}): CustomField =>
  someField({
    id: 6,
    name: 'Level',
    kind: 'choice',
    choices: [
      { id: 1, name: 'Gold' },
      { id: 2, name: 'Silver' },
    ],
    position: 2,
    ...own,
  });

/** The field with a customer's value. */
export const withValue = (
  { id, name, kind, choices }: CustomField,
  value: CustomerField['value'] = null,
): CustomerField => ({ id, name, kind, choices, value });
