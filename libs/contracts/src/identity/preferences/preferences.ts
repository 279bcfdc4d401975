import * as z from 'zod/mini';
import { text } from '../../values/text/text.ts';

const allowed = z.boolean({ error: 'Must be true or false.' });

/** How a customer wants to be contacted. */
export const preferencesSchema = z.object({ email: allowed, phone: allowed, text: allowed });
export type Preferences = z.output<typeof preferencesSchema>;

/** The preferences of a customer who has not chosen any. */
export const preferenceDefaults: Preferences = { email: true, phone: false, text: false };

/** `userId` is accepted and ignored: the session decides whose preferences these are. */
export const preferencesInputSchema = z.extend(preferencesSchema, {
  userId: z.optional(z.nullable(text(255))),
});
export type PreferencesInput = z.output<typeof preferencesInputSchema>;
