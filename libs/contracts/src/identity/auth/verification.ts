import * as z from 'zod/mini';
import { email } from '../../values/email.ts';
import { loginInputSchema, resetPasswordInputSchema } from './user.ts';

/** How many digits the mailed code has, which can be typed instead of opening the link. */
export const CODE_DIGITS = 6;

const linkInputSchema = z.pick(resetPasswordInputSchema, { token: true });

/**
 * The token proves access to the mailbox, and the password that the account is the same person's. The password is not
 * needed when signed in to the account.
 */
export const verifyEmailInputSchema = z.extend(linkInputSchema, {
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type VerifyEmailInput = z.output<typeof verifyEmailInputSchema>;

/** Which address has been verified. */
export const verifiedEmailSchema = z.object({ email: z.string() });
export type VerifiedEmail = z.output<typeof verifiedEmailSchema>;

const codeText = z.string({ error: `Please enter the ${CODE_DIGITS} digits.` });

/** The mailed code, as people type it: spaces in it do not matter. */
export const verifyCodeInputSchema = z.object({
  code: z.pipe(
    z.pipe(
      codeText.check(z.maxLength(40, { error: `Please enter the ${CODE_DIGITS} digits.` })),
      z.transform((value: string) => value.replace(/\s/g, '')),
    ),
    codeText.check(z.regex(/^\d{6}$/, { error: `Please enter the ${CODE_DIGITS} digits.` })),
  ),
});
export type VerifyCodeInput = z.output<typeof verifyCodeInputSchema>;
export type VerifyCodeFormValues = z.input<typeof verifyCodeInputSchema>;

/** The token in the mail to the old address when a new one is requested. */
export const cancelEmailInputSchema = linkInputSchema;
export type CancelEmailInput = z.output<typeof cancelEmailInputSchema>;

/** The token of a verification link, sent by a reader whose address someone else entered. */
export const disownEmailInputSchema = linkInputSchema;
export type DisownEmailInput = z.output<typeof disownEmailInputSchema>;

/** The new address of an account; the password is required for an account that has one. */
export const changeEmailInputSchema = z.object({
  email: email(),
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type ChangeEmailInput = z.output<typeof changeEmailInputSchema>;
