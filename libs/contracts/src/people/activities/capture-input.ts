import * as z from 'zod/mini';
import { type TaskInput, taskInputSchema } from '../tasks/task.ts';
import { requiredName } from '../../values/text/name.ts';
import { idSchema } from '../../values/text/text.ts';
import {
  type ActivityInput,
  type ActivityType,
  activityInputSchema,
  activityTypeLabels,
} from './activity.ts';

/** What quick capture creates: an activity of one of these types, or a task. */
export const captureTypeLabels = { ...activityTypeLabels, task: 'Task' } as const;
export type CaptureType = ActivityType | 'task';
const captureTypes = Object.keys(captureTypeLabels) as [CaptureType, ...CaptureType[]];

/**
 * The input of quick capture: an activity of a customer, or of a person who becomes one when it is sent; or a task,
 * with the subject as its title, which can have no customer.
 */
export const captureInputSchema = z
  .extend(activityInputSchema, {
    type: z._default(z.enum(captureTypes, { error: 'Please select a type' }), 'note'),
    /** Only for a task. */
    dueTime: z.optional(taskInputSchema.shape.dueTime),
    /** Missing for a person who is not a customer yet. */
    customerId: z.optional(idSchema),
    /** The name at the time of the capture; earlier versions did not store it. */
    customerName: z.optional(requiredName(1, 255, 'Name is required')),
  })
  .check(
    z.refine(
      ({ type, customerId, customerName }) =>
        type === 'task' || customerId !== undefined || customerName !== undefined,
      { error: 'Please select a customer', path: ['customerId'] },
    ),
    z.refine(({ type, description }) => type !== 'task' || !description, {
      error: 'A task has a title alone. Move this text there, or choose another type.',
      path: ['description'],
    }),
  );
export type CaptureInput = z.output<typeof captureInputSchema>;
export type CaptureFormValues = z.input<typeof captureInputSchema>;

type Captured = Omit<CaptureInput, 'customerName'>;

/** The task that was captured; undefined for an activity. */
export function capturedTask({ type, subject, ...rest }: Captured): TaskInput | undefined {
  if (type !== 'task') return undefined;
  const { customerId, dueOn, dueTime } = rest;
  return { title: subject, customerId, dueOn, dueTime };
}

/** Returns the captured activity; undefined for a task, and while the customer is unknown. */
export function capturedActivity(captured: Captured): ActivityInput | undefined {
  const { type, customerId, dueTime: _none, ...rest } = captured;
  return type === 'task' || customerId === undefined ? undefined : { ...rest, type, customerId };
}
