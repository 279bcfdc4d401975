import * as z from 'zod/mini';
import { appointmentSchema } from '../appointments/appointment.ts';
import { ownInvoiceSchema } from '../invoices/invoice.ts';
import { preferencesSchema } from '../preferences/preferences.ts';
import { purchaseSchema } from '../purchases/purchase.ts';
import { ownTestimonialSchema } from '../testimonials/testimonial.ts';
import { subscriptionSchema } from '../subscribers/subscriber.ts';
import { email, timestamp } from '../values/text.ts';
import { loginInputSchema, registerInputSchema, userSchema } from '../auth/user.ts';

/** A new password, by who knows the one that holds. */
export const changePasswordInputSchema = z.object({
  currentPassword: loginInputSchema.shape.password,
  password: registerInputSchema.shape.password,
});
export type ChangePasswordInput = z.output<typeof changePasswordInputSchema>;

/** A browser that is signed in to the account. */
export const deviceSchema = z.object({
  /** For example "Firefox on Windows". */
  name: z.string(),
  signedInAt: timestamp,
  /** To the hour. */
  seenAt: timestamp,
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

export const devicesSchema = z.array(deviceSchema);

/** Everything that is kept about a person because of their account. */
export const accountDataSchema = z.object({
  user: userSchema,
  communicationPreferences: preferencesSchema,
  purchases: z.array(purchaseSchema),
  /** What was issued to the account; the files are downloaded one by one. */
  invoices: z._default(z.array(ownInvoiceSchema), []),
  sessions: z.array(appointmentSchema),
  testimonials: z._default(z.array(ownTestimonialSchema), []),
  devices: devicesSchema,
  /** Empty where the account's verified address is not known to the newsletter. */
  newsletter: z._default(z.array(subscriptionSchema), []),
});
export type AccountData = z.output<typeof accountDataSchema>;

/**
 * The account's own address, typed by hand, so that nothing is deleted by a slip; an account with a
 * password asks for it, too.
 */
export const deleteAccountInputSchema = z.object({
  email: email(),
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type DeleteAccountInput = z.output<typeof deleteAccountInputSchema>;
