import * as z from 'zod/mini';
import { customerFieldLabels } from '../customers/customer.ts';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, text, timestamp } from '../../values/text/text.ts';

/** The kinds of custom fields. The kind cannot be changed later. */
export const fieldKindLabels = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
} as const;
export type FieldKind = keyof typeof fieldKindLabels;
export const fieldKinds = Object.keys(fieldKindLabels) as FieldKind[];
const fieldKindSchema = z.enum(fieldKinds as [FieldKind, ...FieldKind[]], {
  error: 'Please select a kind',
});

export const MAX_FIELDS = 20;
export const MAX_CHOICES = 50;
/** Characters. */
export const MAX_FIELD_NAME = 60;
export const MAX_FIELD_TEXT = 1000;

/** The name as columns of files are compared: letters and digits only, in lower case. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** Names that columns of files and the audit log already use. */
const taken = new Set(
  [
    ...Object.entries(customerFieldLabels).flat(),
    ...[
      'userId',
      'oneTimeLinkFor',
      'accountAccess',
      'mergedCustomer',
      'separatedCustomer',
      'phoneFromSubmission',
      'joinedCompany',
      'leftCompany',
      'lastActivityAt',
      'nextFollowUp',
      'owed',
      'tags',
    ],
  ].map(plainName),
);

const fieldName = requiredName(1, MAX_FIELD_NAME, 'Name is required').check(
  z.refine<string>((name) => !taken.has(plainName(name)), {
    error: 'Customers have this already. Please choose another name.',
  }),
);

/** One option of a choice field. */
const choiceSchema = z.object({ id: idSchema, name: z.string() });
export type FieldChoice = z.output<typeof choiceSchema>;

const comparable = (name: string): string => name.trim().toLowerCase();

export const fieldChoicesInputSchema = z
  .array(
    z.object({
      /** Missing for a new choice. */
      id: z.optional(idSchema),
      name: requiredName(1, MAX_FIELD_NAME, 'Each choice needs a name.'),
    }),
  )
  .check(
    z.maxLength(MAX_CHOICES, { error: `A field can have at most ${MAX_CHOICES} choices.` }),
    z.refine((choices) => areDifferent(choices.map(({ name }) => comparable(name))), {
      error: 'Two choices have the same name.',
    }),
    z.refine((choices) => areDifferent(choices.flatMap(({ id }) => id ?? [])), {
      error: 'A choice appears twice.',
    }),
  );

const areDifferent = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

export const customFieldInputSchema = z
  .object({
    /** Unique in any letter case. */
    name: fieldName,
    kind: fieldKindSchema,
    choices: z._default(fieldChoicesInputSchema, []),
  })
  .check(
    z.refine(({ kind, choices }) => kind !== 'choice' || choices.length > 0, {
      error: 'A choice field needs at least one choice.',
      path: ['choices'],
    }),
    z.refine(({ kind, choices }) => kind === 'choice' || choices.length === 0, {
      error: 'Only a choice field has choices.',
      path: ['choices'],
    }),
  );
export type CustomFieldInput = z.output<typeof customFieldInputSchema>;
export type CustomFieldFormValues = z.input<typeof customFieldInputSchema>;

/** Everything but the kind. The choices replace all existing ones; new ones come last. */
export const customFieldUpdateSchema = z.object({
  name: fieldName,
  choices: z._default(fieldChoicesInputSchema, []),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type CustomFieldUpdate = z.output<typeof customFieldUpdateSchema>;

export const customFieldSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: fieldKindSchema,
  /** In the order in which they were added; customers are sorted in this order. */
  choices: z.array(choiceSchema),
  /** From 1 on; the position of a deleted field is not reused. */
  position: z.int(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CustomField = z.output<typeof customFieldSchema>;
export const customFieldsSchema = z.array(customFieldSchema);

export const customFieldLabels: Record<keyof CustomField, string> = {
  id: 'Id',
  name: 'Name',
  kind: 'Kind',
  choices: 'Choices',
  position: 'Position',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/** All fields in their new order. */
export const fieldOrderSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(MAX_FIELDS)),
});
export type FieldOrder = z.output<typeof fieldOrderSchema>;

/** A text, a number, a day, or the id of a choice, as the kind of the field says. */
export const fieldValueSchema = z.union([z.string(), z.number()]);
export type FieldValue = z.output<typeof fieldValueSchema>;

/** A field with the value that a customer has for it. */
export const customerFieldSchema = z.object({
  ...z.pick(customFieldSchema, { id: true, name: true, kind: true, choices: true }).shape,
  value: z.nullable(fieldValueSchema),
});
export type CustomerField = z.output<typeof customerFieldSchema>;
export const customerFieldsSchema = z.array(customerFieldSchema);

const sentValue = z.nullable(z.union([text(MAX_FIELD_TEXT), z.number()]));

/** Values of a customer; fields that are not sent stay unchanged. */
export const customerFieldsInputSchema = z.object({
  values: z
    .array(
      z.object({
        fieldId: idSchema,
        /** Null removes the value. */
        value: sentValue,
        /** The value that was edited; 409 if the stored one differs. */
        was: z.optional(sentValue),
      }),
    )
    .check(z.maxLength(MAX_FIELDS)),
});
export type CustomerFieldsInput = z.output<typeof customerFieldsInputSchema>;
