import * as z from 'zod/mini';
import { requiredName } from '../../values/text/name.ts';
import { timestamp } from '../../values/text/text.ts';

/** How many passkeys an account can have. */
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 100;

/** A passkey, on a device or in a password manager. It replaces the code. */
export const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Whether the provider keeps a copy, so that the passkey survives the loss of the device. */
  backedUp: z.boolean(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type Passkey = z.output<typeof passkeySchema>;

export const renamePasskeyInputSchema = z.object({
  name: requiredName(1, MAX_PASSKEY_NAME, 'Please enter a name.'),
});
export type RenamePasskeyInput = z.output<typeof renamePasskeyInputSchema>;

const base64url = (max: number) =>
  z
    .string({ error: 'Must be text.' })
    .check(
      z.maxLength(max, { error: `Must be at most ${max} characters.` }),
      z.regex(/^[\w-]+$/, { error: 'Must be in base64url.' }),
    );

/** A credential id has at most 1,023 bytes (Web Authentication, Level 3, section 4). */
const MAX_ID = 1364;
const MAX_PART = 8192;

const publicKey = z.literal('public-key');

const credential = z.object({
  id: base64url(MAX_ID),
  rawId: base64url(MAX_ID),
  type: publicKey,
});

/** The browser's response when a passkey is used: `AuthenticationResponseJSON`. */
export const passkeyAssertionSchema = z.extend(credential, {
  response: z.object({
    clientDataJSON: base64url(MAX_PART),
    authenticatorData: base64url(MAX_PART),
    signature: base64url(MAX_PART),
    userHandle: z.optional(base64url(MAX_ID)),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** How a browser reaches an authenticator. Unknown values are dropped. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** The browser's response for a new passkey: `RegistrationResponseJSON`. */
export const passkeyRegistrationSchema = z.extend(credential, {
  response: z.object({
    clientDataJSON: base64url(MAX_PART),
    attestationObject: base64url(MAX_PART),
    transports: z.optional(
      z.array(z.string().check(z.maxLength(40))).check(z.maxLength(passkeyTransports.length)),
    ),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>;

const descriptors = z.array(
  z.object({
    id: z.string(),
    type: publicKey,
    transports: z.optional(z.array(z.enum(passkeyTransports))),
  }),
);

/** The options for using a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
  allowCredentials: descriptors,
});
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>;

/** The options for creating a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  excludeCredentials: descriptors,
});
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;
