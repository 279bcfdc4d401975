import * as z from 'zod/mini';
import { email } from '../../values/email.ts';
import { loginInputSchema, resetPasswordInputSchema } from './user.ts';

/** How many digits the mailed code has, which can be typed instead of opening the link. */
export const CODE_DIGITS = 6;

const linkInputSchema = z.pick(resetPasswordInputSchema, { token: true });

/**
 * The token of a mailed link, which shows that its mailbox can be read, and the password of the account,
 * which shows that it is the account of the same person. Who is signed in to it needs none.
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

/** The token of the link that the old address gets when another one is asked for. */
export const cancelEmailInputSchema = linkInputSchema;
export type CancelEmailInput = z.output<typeof cancelEmailInputSchema>;

/** The token of a link to verify, by the reader of a mailbox that someone else has entered. */
export const disownEmailInputSchema = linkInputSchema;
export type DisownEmailInput = z.output<typeof disownEmailInputSchema>;

/** Another address for the account; an account with a password asks for it. */
export const changeEmailInputSchema = z.object({
  email: email(),
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type ChangeEmailInput = z.output<typeof changeEmailInputSchema>;
