import * as z from 'zod/mini';
import { text } from '../../values/text/text.ts';

const allowed = z.boolean({ error: 'Must be true or false.' });

/** The ways in which a customer wants to hear from the owner. */
export const preferencesSchema = z.object({ email: allowed, phone: allowed, text: allowed });
export type Preferences = z.output<typeof preferencesSchema>;

/** What holds until a customer chooses. */
export const preferenceDefaults: Preferences = { email: true, phone: false, text: false };

/** `userId` is taken and ignored: whose preferences these are is decided by the session. */
export const preferencesInputSchema = z.extend(preferencesSchema, {
  userId: z.optional(z.nullable(text(255))),
});
export type PreferencesInput = z.output<typeof preferencesInputSchema>;
