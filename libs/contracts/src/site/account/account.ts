import * as z from 'zod/mini';
import { appointmentSchema } from '../../schedule/appointments/appointment.ts';
import { ownFilesSchema } from '../../people/files/customer-file.ts';
import { calendarFeedSchema } from '../../schedule/calendar-feeds/calendar-feed.ts';
import { conversationSchema } from '../../mail/messages/conversation.ts';
import { ownInvoiceSchema } from '../../sales/invoices/invoice.ts';
import { preferencesSchema } from '../../identity/preferences/preferences.ts';
import { ownOfferSchema } from '../../sales/offers/offer.ts';
import { ownRetainerSchema } from '../../sales/retainers/retainer.ts';
import { ownPurchasesSchema } from '../../sales/purchases/own-purchase.ts';
import { ownTestimonialSchema } from '../testimonials/testimonial.ts';
import { ownSecurityEventSchema } from '../../records/security-event.ts';
import { subscriptionSchema } from '../subscribers/subscriber.ts';
import { email } from '../../values/email.ts';
import { idParam, timestamp } from '../../values/text/text.ts';
import { passkeySchema } from '../../identity/auth/passkey.ts';
import { loginInputSchema, registerInputSchema, userSchema } from '../../identity/auth/user.ts';

/** Changes the password; the current one proves who asks. */
export const changePasswordInputSchema = z.object({
  currentPassword: loginInputSchema.shape.password,
  password: registerInputSchema.shape.password,
});
export type ChangePasswordInput = z.output<typeof changePasswordInputSchema>;

/** A browser that is signed in to the account. */
export const deviceSchema = z.object({
  /** Derived from the key of its login session, which cannot be derived from it. */
  id: z.string(),
  /** For example "Firefox on Windows". */
  name: z.string(),
  signedInAt: timestamp,
  /** To the hour. */
  seenAt: timestamp,
  /** Whether it is the browser that sent the request. */
  current: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

export const devicesSchema = z.array(deviceSchema);

const deviceId = z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'This is no device.' }));
export const deviceParamsSchema = z.object({ deviceId });
export const customerDeviceParamsSchema = z.object({ id: idParam, deviceId });

/** The current password; not needed shortly after signing in or after a two-factor code. */
export const signOutDeviceInputSchema = z.object({
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type SignOutDeviceInput = z.output<typeof signOutDeviceInputSchema>;

/** All data stored about a person because of their account. */
export const accountDataSchema = z.object({
  user: userSchema,
  /** The uploaded picture as a data URL. */
  picture: z._default(z.nullable(z.string()), null),
  communicationPreferences: preferencesSchema,
  purchases: ownPurchasesSchema,
  /** Invoices issued to the account; their files are downloaded one by one. */
  invoices: z._default(z.array(ownInvoiceSchema), []),
  /** Offers that were sent to the person. */
  offers: z._default(z.array(ownOfferSchema), []),
  retainers: z._default(z.array(ownRetainerSchema), []),
  sessions: z.array(appointmentSchema),
  /** Shared and uploaded files; their contents are downloaded one by one. */
  files: z._default(ownFilesSchema, []),
  /** The conversation with the owner, as the dashboard shows it. */
  messages: z._default(conversationSchema, []),
  testimonials: z._default(z.array(ownTestimonialSchema), []),
  devices: devicesSchema,
  passkeys: z._default(z.array(passkeySchema), []),
  /** Its address is not stored. */
  calendarFeed: z._default(calendarFeedSchema, { createdAt: null, lastReadAt: null }),
  /** Of the last 400 days. */
  securityEvents: z._default(z.array(ownSecurityEventSchema), []),
  /** Empty if the newsletter does not have the account's verified address. */
  newsletter: z._default(z.array(subscriptionSchema), []),
});
export type AccountData = z.output<typeof accountDataSchema>;

/**
 * The account's address, typed to prevent accidental deletion. An account with a password also requires the password.
 */
export const deleteAccountInputSchema = z.object({
  email: email(),
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type DeleteAccountInput = z.output<typeof deleteAccountInputSchema>;
