import * as z from 'zod/mini';
import { pageQuerySchema } from '../../values/page.ts';
import { optionalEmail, searchedEmail } from '../../values/email.ts';
import { optionalName, requiredName } from '../../values/text/name.ts';
import { idSchema, int4, money, optionalText, text, timestamp } from '../../values/text/text.ts';
import { optionalTimeZone } from '../../values/clock/time-zone.ts';

export const customerStatusLabels = {
  active: 'Active',
  inactive: 'Inactive',
  on_hold: 'On Hold',
  completed: 'Completed',
  potential: 'Potential',
} as const;
export type CustomerStatus = keyof typeof customerStatusLabels;
export const customerStatuses = Object.keys(customerStatusLabels) as CustomerStatus[];
export const customerStatusSchema = z.enum(
  Object.keys(customerStatusLabels) as [CustomerStatus, ...CustomerStatus[]],
  { error: 'Please select a status' },
);

const POSITIVE = 'Total value must be positive';
const AMOUNT = /^(\d{1,10}(\.\d{1,2})?)?$/;

/** Dollars as a number, or as the text of a form field; an empty field is 0. */
const totalValue = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], { error: POSITIVE }),
    z.transform((value: number | string) =>
      typeof value === 'string' && AMOUNT.test(value.trim()) ? Number(value) : value,
    ),
  ),
  money(POSITIVE),
);

/** Characters. */
export const MAX_NOTES = 10_000;

const details = {
  name: requiredName(1, 255, 'Name is required'),
  email: optionalEmail,
  phone: optionalText(50),
  company: optionalName(255),
  /** Markdown. */
  notes: optionalText(MAX_NOTES),
  timeZone: optionalTimeZone,
};

export const customerInputSchema = z.object({
  ...details,
  status: z._default(customerStatusSchema, 'active'),
  totalValue: z._default(totalValue, 0),
});
export type CustomerInput = z.output<typeof customerInputSchema>;
export type CustomerFormValues = z.input<typeof customerInputSchema>;

/** `unlessKnown`: 409 where a customer has the name, email or phone, and nothing is added. */
export const customerCreateQuerySchema = z.object({
  unlessKnown: z.optional(z.literal('true')),
});
export type CustomerCreateQuery = z.output<typeof customerCreateQuerySchema>;

/** Fields that are not sent stay unchanged. */
export const customerUpdateSchema = z.object({
  ...details,
  status: z.optional(customerStatusSchema),
  totalValue: z.optional(totalValue),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type CustomerUpdate = z.output<typeof customerUpdateSchema>;
export type CustomerUpdateValues = z.input<typeof customerUpdateSchema>;

export const customerSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  status: customerStatusSchema,
  totalValue: z.number(),
  notes: z.nullable(z.string()),
  timeZone: z._default(z.nullable(z.string()), null),
  convertedFromContactId: z.nullable(idSchema),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Customer = z.output<typeof customerSchema>;

export const customerFieldLabels: Record<keyof Customer, string> = {
  id: 'Id',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  totalValue: 'Total value',
  notes: 'Notes',
  timeZone: 'Time zone',
  convertedFromContactId: 'Converted from contact',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/** What the grid of customers can be sorted by; custom fields are separate. */
export const gridSorts = ['name', 'company', 'status', 'value', 'since', 'lastActivity'] as const;
export type GridSort = (typeof gridSorts)[number];

export const customersSchema = z.array(customerSchema);

export const customersQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(customerStatusSchema),
});
export type CustomersQuery = z.output<typeof customersQuerySchema>;

/** The name, email and phone to look for among existing customers. */
export const customerMatchesQuerySchema = z.object({
  name: z.optional(text(100)),
  email: z.optional(searchedEmail),
  phone: z.optional(text(50)),
});
export type CustomerMatchesQuery = z.output<typeof customerMatchesQuerySchema>;

/** A customer who has the given name, email or phone, and which of them. */
export const customerMatchSchema = z.object({
  id: idSchema,
  name: z.string(),
  company: z.nullable(z.string()),
  by: z.array(z.enum(['email', 'phone', 'name'])),
});
export type CustomerMatch = z.output<typeof customerMatchSchema>;
export const customerMatchesSchema = z.array(customerMatchSchema);

/** How a contact becomes a customer; what is not sent is taken from the contact. */
export const conversionSchema = z.object({
  status: z._default(customerStatusSchema, 'active'),
  totalValue: z._default(totalValue, 0),
  notes: z.optional(z.nullable(text(MAX_NOTES))),
  /** An existing customer: the contact becomes theirs, and no customer is created. */
  customerId: z.optional(idSchema),
});
export type Conversion = z.output<typeof conversionSchema>;

/** The default notes of a customer who was a contact. */
export const conversionNotes = (message: string): string =>
  `Converted from contact. Original message: ${message}`;
