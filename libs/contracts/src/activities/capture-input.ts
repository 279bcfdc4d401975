import * as z from 'zod/mini';
import { idSchema, requiredText } from '../values/text.ts';
import { activityInputSchema } from './activity.ts';

/** What quick capture logs: an activity of a customer, or of a person who becomes one when it is sent. */
export const captureInputSchema = z
  .extend(activityInputSchema, {
    /** Missing for a person who is not a customer yet. */
    customerId: z.optional(idSchema),
    /** As it was when the activity was captured; missing in what earlier versions stored. */
    customerName: z.optional(requiredText(1, 255, 'Name is required')),
  })
  .check(
    z.refine(
      ({ customerId, customerName }) => customerId !== undefined || customerName !== undefined,
      { error: 'Please select a customer', path: ['customerId'] },
    ),
  );
export type CaptureInput = z.output<typeof captureInputSchema>;
export type CaptureFormValues = z.input<typeof captureInputSchema>;
