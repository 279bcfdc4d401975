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

/** For how long a task can be snoozed; the server works the moment out by the clock of the business. */
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
/** A task may have no customer. */
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
  /** Today where the business is, if it is left out. */
  dueOn: optionalDay,
  dueTime: optionalTime,
});
export type TaskInput = z.output<typeof taskInputSchema>;
export type TaskFormValues = z.input<typeof taskInputSchema>;

/** What is not sent stays as it is. */
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
  /** The version that was edited; another one in the database answers 409. */
  version: z.optional(int4),
});
export type TaskUpdate = z.output<typeof taskUpdateSchema>;
export type TaskUpdateValues = z.input<typeof taskUpdateSchema>;

export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  customerId: z.nullable(idSchema),
  dueOn: z.iso.date(),
  /** By the clock of the business, as HH:MM. */
  dueTime: z.nullable(z.string()),
  /** The same as a moment; without a time, the end of its day. */
  dueAt: timestamp,
  /** Until then it is not in the list of today. */
  snoozedUntil: z.nullable(timestamp),
  doneAt: z.nullable(timestamp),
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
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
  customer: 'Customer',
};

export const tasksSchema = z.array(taskSchema);

export const taskStateLabels = { open: 'Open', done: 'Done' } as const;
export type TaskState = keyof typeof taskStateLabels;

export const tasksQuerySchema = z.extend(pageQuerySchema, {
  /** Open ones, the earliest due first, or those that are done, the last one first; otherwise all, newest first. */
  state: z.optional(z.enum(['open', 'done'])),
  customerId: z.optional(idParam),
  /** The one task that a link points to. */
  id: z.optional(idParam),
});
export type TasksQuery = z.output<typeof tasksQuerySchema>;
