import * as z from 'zod/mini';
import { timestamp } from '../../values/text/text.ts';
import { passkeyAssertionSchema, passkeySchema } from './passkey.ts';
import { factorCode, loginInputSchema } from './user.ts';

/** How many recovery codes an account gets. */
export const RECOVERY_CODES = 10;

/** The two-factor authentication of an account. */
export const twoFactorSchema = z.object({
  /** Null while it is off. */
  enabledAt: z.nullable(timestamp),
  recoveryCodesLeft: z.number(),
  passkeys: z._default(z.array(passkeySchema), []),
  /** Whether passkeys work at this site's address. */
  passkeysPossible: z._default(z.boolean(), false),
  /** Whether to suggest setting it up to the owner after signing in. */
  suggested: z._default(z.boolean(), false),
});
export type TwoFactor = z.output<typeof twoFactorSchema>;

/** The password is required for an account that has one. */
export const startTwoFactorInputSchema = z.object({
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type StartTwoFactorInput = z.output<typeof startTwoFactorInputSchema>;

/** Changing how an account signs in requires the password once ten minutes have passed since the sign-in. */
export const changePasskeyInputSchema = startTwoFactorInputSchema;
export type ChangePasskeyInput = StartTwoFactorInput;

/** What the user enters into an authenticator app. */
export const authenticatorKeySchema = z.object({
  /** In base32, for typing when the QR code cannot be scanned. */
  secret: z.string(),
  /** The `otpauth:` address of the QR code. */
  uri: z.string(),
});
export type AuthenticatorKey = z.output<typeof authenticatorKeySchema>;

/** A code of the authenticator app, or one of the recovery codes. */
export const factorCodeInputSchema = z.object({ code: factorCode() });
export type FactorCodeInput = z.output<typeof factorCodeInputSchema>;

/** Either a code or a passkey. */
export const factorInputSchema = z
  .object({ code: z.optional(factorCode()), passkey: z.optional(passkeyAssertionSchema) })
  .check(
    z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
      error: 'Please enter the code.',
      path: ['code'],
    }),
  );
export type FactorInput = z.output<typeof factorInputSchema>;

/** Proves again who is signed in: a code or a passkey; without two-factor authentication, the password. */
export const recentProofInputSchema = z
  .object({
    code: z.optional(factorCode()),
    passkey: z.optional(passkeyAssertionSchema),
    currentPassword: z.optional(loginInputSchema.shape.password),
  })
  .check(
    z.refine((given) => Object.values(given).filter((one) => one !== undefined).length === 1, {
      error: 'Please enter the code.',
      path: ['code'],
    }),
  );
export type RecentProofInput = z.output<typeof recentProofInputSchema>;

/** A factor, with the password when the server asks for it. */
export const changeTwoFactorInputSchema = z.extend(factorInputSchema, {
  currentPassword: z.optional(loginInputSchema.shape.password),
});
export type ChangeTwoFactorInput = z.output<typeof changeTwoFactorInputSchema>;

/** Email and password again; both are left out after a sign-in through the provider. */
export const passkeySignInInputSchema = z.object({
  email: z.optional(loginInputSchema.shape.email),
  password: z.optional(loginInputSchema.shape.password),
});
export type PasskeySignInInput = z.output<typeof passkeySignInInputSchema>;

/** Shown only once; each code works once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

/** The URL to continue at after a sign-in through a provider. */
export const signedInAtProviderSchema = z.object({ location: z.string() });
export type SignedInAtProvider = z.output<typeof signedInAtProviderSchema>;
