import * as z from 'zod/mini';
import { pageQuerySchema } from '../../values/page.ts';
import {
  idParam,
  idSchema,
  int4,
  optionalText,
  requiredText,
  timestamp,
} from '../../values/text/text.ts';

export const activityTypeLabels = {
  call: 'Phone Call',
  text: 'Text Message',
  email: 'Email',
  meeting: 'Meeting',
  service_completed: 'Service Completed',
  follow_up: 'Follow-up',
  note: 'Note',
} as const;
export type ActivityType = keyof typeof activityTypeLabels;
export const activityTypes = Object.keys(activityTypeLabels) as ActivityType[];
export const activityTypeSchema = z.enum(
  Object.keys(activityTypeLabels) as [ActivityType, ...ActivityType[]],
  { error: 'Please select a type' },
);

/** How far back activities count as recent. */
export const RECENT_DAYS = 30;

const customerId = z
  .int({ error: 'Please select a customer' })
  .check(
    z.gte(1, { error: 'Please select a customer' }),
    z.lte(2_147_483_647, { error: 'Please select a customer' }),
  );

/** A day, or none. Not sent: unchanged. */
export const optionalDay = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), z.iso.date({ error: 'Please enter a date' })]))),
  z.transform((value: string | null | undefined) => (value === '' ? null : value)),
);

const fields = {
  customerId,
  subject: requiredText(1, 255, 'Subject is required'),
  description: optionalText(10_000),
  /** The day of the follow-up. */
  dueOn: optionalDay,
};

export const activityInputSchema = z.object({
  ...fields,
  type: z._default(activityTypeSchema, 'note'),
});
export type ActivityInput = z.output<typeof activityInputSchema>;
export type ActivityFormValues = z.input<typeof activityInputSchema>;

/** Fields that are not sent stay unchanged. */
export const activityUpdateSchema = z.object({
  customerId: z.optional(customerId),
  type: z.optional(activityTypeSchema),
  subject: z.optional(fields.subject),
  description: fields.description,
  dueOn: fields.dueOn,
  /** Whether the follow-up is done. */
  done: z.optional(z.boolean()),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type ActivityUpdate = z.output<typeof activityUpdateSchema>;
export type ActivityUpdateValues = z.input<typeof activityUpdateSchema>;

export const activitySchema = z.object({
  id: idSchema,
  customerId: idSchema,
  type: activityTypeSchema,
  subject: z.string(),
  description: z.nullable(z.string()),
  dueOn: z.nullable(z.iso.date()),
  doneAt: z.nullable(timestamp),
  /** The assistant that added it. */
  via: z._default(z.nullable(z.string()), null),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  customer: z.object({ name: z.string() }),
});
export type Activity = z.output<typeof activitySchema>;

export const activityFieldLabels: Record<keyof Activity, string> = {
  id: 'Id',
  customerId: 'Customer',
  type: 'Type',
  subject: 'Subject',
  description: 'Description',
  dueOn: 'Due on',
  doneAt: 'Done at',
  via: 'By assistant',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
  customer: 'Customer',
};

export const activitiesSchema = z.array(activitySchema);

export const activitiesQuerySchema = z.extend(pageQuerySchema, {
  type: z.optional(activityTypeSchema),
  /** Only this activity, for links to it. */
  id: z.optional(idParam),
  /** Only activities of the people of this company. */
  companyId: z.optional(idParam),
});
export type ActivitiesQuery = z.output<typeof activitiesQuerySchema>;
