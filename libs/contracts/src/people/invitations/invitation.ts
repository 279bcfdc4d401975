import * as z from 'zod/mini';
import { text, timestamp } from '../../values/text/text.ts';
import { registerInputSchema } from '../../identity/auth/user.ts';

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 14;

/** An invitation as its page shows it to anyone who has the link. */
export const invitationSchema = z.object({
  /** Of the customer who is invited. */
  name: z.string(),
  email: z.string(),
  /** Whether this address has an account already, which only its signed-in user can link. */
  hasAccount: z.boolean(),
  expiresAt: timestamp,
});
export type Invitation = z.output<typeof invitationSchema>;

/** The random part of the link, which is in no address. */
export const invitationLinkInputSchema = z.object({ token: text(100) });

/** What a new account needs beside the address, which the invitation knows. */
export const newAccountInputSchema = z.pick(registerInputSchema, {
  password: true,
  firstName: true,
  lastName: true,
});
export type NewAccountFormValues = z.input<typeof newAccountInputSchema>;
export type NewAccountInput = z.output<typeof newAccountInputSchema>;

/** Without a password where the address has an account already. */
export const acceptanceInputSchema = z.extend(
  z.partial(newAccountInputSchema, { password: true }),
  invitationLinkInputSchema.shape,
);
export type AcceptanceFormValues = z.input<typeof acceptanceInputSchema>;
export type AcceptanceInput = z.output<typeof acceptanceInputSchema>;

/** How an invitation reaches the customer: by mail, or else by the owner, who is given its link once. */
export const sentInvitationSchema = z.object({
  sentTo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  expiresAt: timestamp,
});
export type SentInvitation = z.output<typeof sentInvitationSchema>;

/** An invitation that was not accepted yet, as the owner sees it; it may have expired. */
export const openInvitationSchema = z.object({
  email: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type OpenInvitation = z.output<typeof openInvitationSchema>;
