import * as z from 'zod/mini';
import { openInvitationSchema } from '../invitations/invitation.ts';
import { pageQuerySchema } from '../../values/page.ts';
import { preferencesSchema } from '../../identity/preferences/preferences.ts';
import { text, timestamp } from '../../values/text/text.ts';
import { userSchema } from '../../identity/auth/user.ts';

/** An account as the owner sees it, with the user's contact preferences. */
export const accountSummarySchema = z.extend(
  z.pick(userSchema, {
    id: true,
    email: true,
    firstName: true,
    lastName: true,
    phone: true,
    createdAt: true,
  }),
  {
    /** Whether the user has proved that the address is theirs. */
    emailVerified: z.boolean(),
    /** When the account was disabled. Older servers do not send it. */
    disabledAt: z._default(z.nullable(timestamp), null),
    preferences: preferencesSchema,
  },
);
export type AccountSummary = z.output<typeof accountSummarySchema>;
export const accountSummariesSchema = z.array(accountSummarySchema);

export const usersQuerySchema = z.pick(pageQuerySchema, { limit: true, q: true });
export type UsersQuery = z.output<typeof usersQuerySchema>;

/** Links a customer of the CRM to an account; null unlinks it. */
export const linkInputSchema = z.object({ userId: z.nullable(text(255)) });
export type LinkInput = z.output<typeof linkInputSchema>;

/** Whether to disable the account of a customer. */
export const accountAccessInputSchema = z.object({ disabled: z.boolean() });
export type AccountAccessInput = z.output<typeof accountAccessInputSchema>;

export const linkSchema = z.object({
  account: z.nullable(accountSummarySchema),
  /** Older servers do not send invitations. */
  invitation: z._default(z.nullable(openInvitationSchema), null),
});
export type CustomerLink = z.output<typeof linkSchema>;

/** A one-time link for the owner to hand over, with which the user chooses a password. */
export const oneTimeLinkSchema = z.object({ url: z.string(), expiresAt: timestamp });
export type OneTimeLink = z.output<typeof oneTimeLinkSchema>;
