import { describeTag, example } from '../../api/example.ts';
import { PASSKEY } from './passkey.examples.ts';
import {
  authenticatorKeySchema,
  startTwoFactorInputSchema,
  changeTwoFactorInputSchema,
  factorCodeInputSchema,
  factorInputSchema,
  recentProofInputSchema,
  recoveryCodesSchema,
  signedInAtProviderSchema,
  twoFactorSchema,
} from './two-factor.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const twoFactorExamples = [
  example(twoFactorSchema, {
    enabledAt: '2026-03-02T17:00:00.000Z',
    recoveryCodesLeft: 9,
    passkeys: [PASSKEY],
    passkeysPossible: true,
    suggested: false,
  }),
  example(startTwoFactorInputSchema, { currentPassword: 'correct horse battery' }),
  example(authenticatorKeySchema, {
    secret: SECRET,
    uri: `otpauth://totp/Polaris:maya%40example.com?secret=${SECRET}&issuer=Polaris`,
  }),
  example(factorCodeInputSchema, { code: '204816' }),
  example(factorInputSchema, { code: '204816' }),
  example(recentProofInputSchema, { code: '204816' }),
  example(changeTwoFactorInputSchema, { code: '204816' }),
  example(recoveryCodesSchema, {
    codes: ['k7qx-m2vd-9tfe-r5gj-2hcn-8wyb', 'w4rb-8hnc-z3yp-6dqk-v7tm-x9fa'],
  }),
  example(signedInAtProviderSchema, { location: '/dashboard' }),
];

export const twoFactorTag = describeTag(
  'Two-factor authentication',
  'A code of an authenticator app, asked for after the password and before what is dangerous.',
);
