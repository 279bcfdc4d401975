import * as z from 'zod/mini';
import { optionalDay } from '../activities/activity.ts';
import { pageQuerySchema } from '../../values/page.ts';
import {
  MAX_INT4,
  idParam,
  idSchema,
  int4,
  requiredText,
  timestamp,
} from '../../values/text/text.ts';

/** How long a task can be snoozed; the server computes the time in the time zone of the business. */
export const snoozeLabels = {
  three_hours: 'In 3 hours',
  tomorrow: 'Tomorrow',
  next_week: 'Next week',
} as const;
export type Snooze = keyof typeof snoozeLabels;

const TIME = 'Please enter a time';
const time = z.iso.time({ precision: -1, error: TIME });

/** A time of day as HH:MM, or none. Not sent: unchanged. */
const optionalTime = z.pipe(
  z.optional(z.nullable(z.union([z.literal(''), time], { error: TIME }))),
  z.transform((value: string | null | undefined) => (value === '' ? null : value)),
);

const title = requiredText(1, 255, 'Title is required');
const CUSTOMER = 'Choose a customer from the list, or leave this empty.';
/** A task can be without a customer. */
const customerId = z.optional(
  z.nullable(
    z
      .int({ error: CUSTOMER })
      .check(z.gte(1, { error: CUSTOMER }), z.lte(MAX_INT4, { error: CUSTOMER })),
  ),
);

export const taskInputSchema = z.object({
  title,
  customerId,
  /** If missing, today in the time zone of the business. */
  dueOn: optionalDay,
  dueTime: optionalTime,
});
export type TaskInput = z.output<typeof taskInputSchema>;
export type TaskFormValues = z.input<typeof taskInputSchema>;

/** Fields that are not sent stay unchanged. */
export const taskUpdateSchema = z.object({
  title: z.optional(title),
  customerId,
  dueOn: z.optional(z.iso.date({ error: 'Please enter a date' })),
  dueTime: optionalTime,
  /** Null ends the snooze; a moment is what Undo sends. A new due day or time ends it, too. */
  snooze: z.optional(
    z.nullable(z.union([z.enum(['three_hours', 'tomorrow', 'next_week']), timestamp])),
  ),
  done: z.optional(z.boolean()),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type TaskUpdate = z.output<typeof taskUpdateSchema>;
export type TaskUpdateValues = z.input<typeof taskUpdateSchema>;

export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  customerId: z.nullable(idSchema),
  dueOn: z.iso.date(),
  /** In the time zone of the business, as HH:MM. */
  dueTime: z.nullable(z.string()),
  /** The due time as a timestamp; without a time of day, the end of the day. */
  dueAt: timestamp,
  /** Until then it is not in today's list. */
  snoozedUntil: z.nullable(timestamp),
  doneAt: z.nullable(timestamp),
  /** The assistant that added it. */
  via: z._default(z.nullable(z.string()), null),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  customer: z.nullable(z.object({ name: z.string() })),
});
export type Task = z.output<typeof taskSchema>;

export const taskFieldLabels: Record<keyof Task, string> = {
  id: 'Id',
  title: 'Title',
  customerId: 'Customer',
  dueOn: 'Due on',
  dueTime: 'Due at',
  dueAt: 'Due',
  snoozedUntil: 'Snoozed until',
  doneAt: 'Done at',
  via: 'By assistant',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
  customer: 'Customer',
};

export const tasksSchema = z.array(taskSchema);

export const taskStateLabels = { open: 'Open', done: 'Done' } as const;
export type TaskState = keyof typeof taskStateLabels;

export const tasksQuerySchema = z.extend(pageQuerySchema, {
  /** `open`: earliest due first; `done`: last completed first; otherwise all, newest first. */
  state: z.optional(z.enum(['open', 'done'])),
  customerId: z.optional(idParam),
  /** Only this task, for links to it. */
  id: z.optional(idParam),
});
export type TasksQuery = z.output<typeof tasksQuerySchema>;
