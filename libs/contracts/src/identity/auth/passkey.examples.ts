import { describeTag, example } from '../../api/example.ts';
import {
  type PasskeyRequest,
  passkeyAssertionSchema,
  passkeyCreationSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySchema,
  renamePasskeyInputSchema,
} from './passkey.ts';
import { passkeySignInInputSchema } from './two-factor.ts';

const CREDENTIAL = 'c29tZSBjcmVkZW50aWFsIGlk';
const CHALLENGE = 'c29tZSBieXRlcyB0aGF0IG5vYm9keSBjYW4gZ3Vlc3M';
const PART = 'eyJleGFtcGxlIjp0cnVlfQ';

export const PASSKEY = {
  id: 4,
  name: 'Safari on macOS',
  backedUp: true,
  createdAt: '2026-03-02T17:00:00.000Z',
  lastUsedAt: '2026-03-09T08:30:00.000Z',
};

const credential = { id: CREDENTIAL, rawId: CREDENTIAL, type: 'public-key' } as const;
const descriptor: PasskeyRequest['allowCredentials'][number] = {
  id: CREDENTIAL,
  type: 'public-key',
  transports: ['internal'],
};

export const passkeyExamples = [
  example(passkeySchema, PASSKEY),
  example(renamePasskeyInputSchema, { name: 'My laptop' }),
  example(passkeyAssertionSchema, {
    ...credential,
    response: { clientDataJSON: PART, authenticatorData: PART, signature: PART },
  }),
  example(passkeyRegistrationSchema, {
    ...credential,
    response: { clientDataJSON: PART, attestationObject: PART, transports: ['internal'] },
  }),
  example(passkeyRequestSchema, {
    challenge: CHALLENGE,
    rpId: 'example.com',
    timeout: 300_000,
    userVerification: 'preferred',
    allowCredentials: [descriptor],
  }),
  example(passkeyCreationSchema, {
    challenge: CHALLENGE,
    rp: { id: 'example.com', name: 'Polaris' },
    user: { id: CREDENTIAL, name: 'maya@example.com', displayName: 'Maya Okafor' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: [descriptor],
  }),
  example(passkeySignInInputSchema, {
    email: 'maya@example.com',
    password: 'correct horse battery',
  }),
];

export const passkeysTag = describeTag(
  'Passkeys',
  'A key on a device or in a password manager, in place of a code of the authenticator app.',
);
