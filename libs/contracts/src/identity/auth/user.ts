import * as z from 'zod/mini';
import { passkeyAssertionSchema } from './passkey.ts';
import { optionalPhone } from '../../values/phone.ts';
import { email } from '../../values/email.ts';
import { optionalName } from '../../values/text/name.ts';
import { isWebUrl, text, timestamp, webUrl } from '../../values/text/text.ts';

export const PASSWORD_MIN = 8;
/** For who can change everything, as NIST SP 800-63B asks of a password that stands alone. */
export const OWNER_PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

const passwordOf = (minLength: number) =>
  z.string({ error: 'Please choose a password.' }).check(
    z.refine<string>((value) => [...value].length >= minLength, {
      error: `Password must be at least ${minLength} characters.`,
      params: { minLength },
    }),
    z.refine<string>((value) => [...value].length <= PASSWORD_MAX, {
      error: `Password must be at most ${PASSWORD_MAX} characters.`,
      params: { maxLength: PASSWORD_MAX },
    }),
  );
const newPassword = passwordOf(PASSWORD_MIN);

export const registerInputSchema = z.object({
  email: email(),
  password: newPassword,
  firstName: optionalName(100),
  lastName: optionalName(100),
});
export type RegisterInput = z.output<typeof registerInputSchema>;
export type RegisterFormValues = z.input<typeof registerInputSchema>;

/** A code of an authenticator app, or a recovery code. */
export const factorCode = () =>
  z
    .string({ error: 'Please enter the code.' })
    .check(
      z.trim(),
      z.regex(/^[a-z\d][a-z\d\s-]{0,39}$/i, { error: 'A code has digits and letters only.' }),
    );

export const loginInputSchema = z.object({
  email: email(),
  password: z
    .string({ error: 'Please enter your password.' })
    .check(
      z.minLength(1, { error: 'Please enter your password.' }),
      z.maxLength(1024, { error: 'Password must be at most 1024 characters.' }),
    ),
  /** Required for an account with two-factor authentication, unless a passkey is sent. */
  code: z.optional(factorCode()),
  /** Can replace the code. */
  passkey: z.optional(passkeyAssertionSchema),
});
export type LoginInput = z.output<typeof loginInputSchema>;

export const forgotPasswordInputSchema = z.object({ email: email() });
export type ForgotPasswordInput = z.output<typeof forgotPasswordInputSchema>;

/** The one-time token of a link and the new password, for a reset and for the owner's setup. */
export const resetPasswordInputSchema = z.object({
  token: z
    .string()
    .check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This link is no longer valid.' })),
  password: newPassword,
  /** Required for an account with two-factor authentication. */
  code: z.optional(factorCode()),
});
export type ResetPasswordInput = z.output<typeof resetPasswordInputSchema>;

/** Only the token, to check whether its link still works. This does not use it up. */
export const resetLinkInputSchema = z.pick(resetPasswordInputSchema, { token: true });

/** The one-time link of the first start: makes the owner's account. */
export const setupInputSchema = z.extend(z.omit(resetPasswordInputSchema, { code: true }), {
  email: email(),
  password: passwordOf(OWNER_PASSWORD_MIN),
  firstName: optionalName(100),
  lastName: optionalName(100),
});
export type SetupInput = z.output<typeof setupInputSchema>;
export type SetupFormValues = z.input<typeof setupInputSchema>;

const PICTURE_ADDRESS = 'Please enter an address that starts with https://.';

/** Pages show pictures over https only. */
const securePicture = webUrl(PICTURE_ADDRESS).check(
  z.refine<string>((value) => !isWebUrl(value) || /^https:/i.test(value), {
    error: PICTURE_ADDRESS,
  }),
);

export const profileInputSchema = z.object({
  firstName: optionalName(100),
  lastName: optionalName(100),
  phone: optionalPhone(50),
  /** The URL of a picture on another site; an uploaded one gets its URL here. */
  profileImageUrl: z.pipe(
    z.optional(z.nullable(z.union([z.literal(''), securePicture], { error: PICTURE_ADDRESS }))),
    z.transform((value: string | null | undefined) =>
      value === undefined ? value : value || null,
    ),
  ),
});
export type ProfileInput = z.output<typeof profileInputSchema>;

/** Whether the user has proved that the address is theirs. Without a mail server it cannot be checked: `unchecked`. */
export const emailStatuses = ['verified', 'unverified', 'unchecked'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailStatus: z.enum(emailStatuses),
  /** The address that replaces `email` once it is verified. */
  pendingEmail: z.nullable(z.string()),
  /** False for accounts that only sign in through a provider. */
  hasPassword: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** The time zone of the business, for its owner; null for others. */
  timeZone: z._default(z.nullable(z.string()), null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.output<typeof userSchema>;

type Person = Pick<User, 'email' | 'firstName' | 'lastName'>;

/** The full name, else the part of the address before the @, else 'User'. */
export function displayName({ firstName, lastName, email }: Person): string {
  const names = [firstName, lastName].map((part) => part?.trim()).filter(Boolean);
  return names.join(' ') || email.split('@')[0] || 'User';
}

/** The ways to sign in, for the sign-in page. */
export const signInOptionsSchema = z.object({
  openId: z.boolean(),
  /** Whether mail can be sent: a link for a new password needs it. */
  mail: z.boolean(),
});
export type SignInOptions = z.output<typeof signInOptionsSchema>;

/** The path to return to after signing in: one on this site, else `fallback`. */
export function safeReturnTo(value: string | null | undefined, fallback = '/dashboard'): string {
  if (!value || value.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return fallback;
  const url = URL.parse(value, 'http://own.invalid');
  if (url === null || url.host !== 'own.invalid' || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Where to go after signing in; anything but a path on this site is ignored. */
export const returnToQuerySchema = z.object({ returnTo: z.optional(text(2000)) });
