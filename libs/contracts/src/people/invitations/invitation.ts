import * as z from 'zod/mini';
import { text, timestamp } from '../../values/text/text.ts';
import { registerInputSchema } from '../../identity/auth/user.ts';

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 14;

/** An invitation as its page shows it to anyone who has the link. */
export const invitationSchema = z.object({
  /** The name of the invited customer. */
  name: z.string(),
  email: z.string(),
  /** Whether this address has an account already, which only its signed-in user can link. */
  hasAccount: z.boolean(),
  expiresAt: timestamp,
});
export type Invitation = z.output<typeof invitationSchema>;

/** The token of the link, which is sent only in a body and is in no URL. */
export const invitationLinkInputSchema = z.object({ token: text(100) });

/** The fields of a new account; the invitation provides the address. */
export const newAccountInputSchema = z.pick(registerInputSchema, {
  password: true,
  firstName: true,
  lastName: true,
});
export type NewAccountFormValues = z.input<typeof newAccountInputSchema>;
export type NewAccountInput = z.output<typeof newAccountInputSchema>;

/** The password is missing if the address already has an account. */
export const acceptanceInputSchema = z.extend(
  z.partial(newAccountInputSchema, { password: true }),
  invitationLinkInputSchema.shape,
);
export type AcceptanceFormValues = z.input<typeof acceptanceInputSchema>;
export type AcceptanceInput = z.output<typeof acceptanceInputSchema>;

/** How an invitation was sent: by mail, or as a link that is shown to the owner once. */
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
