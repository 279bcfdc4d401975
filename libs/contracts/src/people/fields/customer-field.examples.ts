import { describeTag, example } from '../../api/example.ts';
import {
  customFieldInputSchema,
  customFieldSchema,
  customFieldUpdateSchema,
  customerFieldSchema,
  customerFieldsInputSchema,
  fieldOrderSchema,
} from './customer-field.ts';

const LEVEL = { name: 'Level', kind: 'choice' } as const;
const CHOICES = [
  { id: 1, name: 'Gold' },
  { id: 2, name: 'Silver' },
];

export const fieldExamples = [
  example(customFieldInputSchema, { ...LEVEL, choices: [{ name: 'Gold' }, { name: 'Silver' }] }),
  example(customFieldUpdateSchema, { name: 'Level', choices: CHOICES, version: 1 }),
  example(customFieldSchema, {
    id: 3,
    ...LEVEL,
    choices: CHOICES,
    position: 1,
    version: 1,
    createdAt: '2026-03-20T15:00:00.000Z',
    updatedAt: '2026-03-20T15:00:00.000Z',
  }),
  example(fieldOrderSchema, { ids: [3] }),
  example(customerFieldSchema, { id: 3, ...LEVEL, choices: CHOICES, value: 1 }),
  example(customerFieldsInputSchema, { values: [{ fieldId: 3, value: 1 }] }),
];

export const fieldsTag = describeTag(
  'Fields',
  'What the owner wants to know of every customer, beside what all records have.',
);
