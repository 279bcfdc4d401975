import { mailSample } from '../../../platform/mail/mail-sample';
import { EmailChangeMail } from './email-change-mail';
import { EmailChangedMail } from './email-changed-mail';
import { NewDeviceMail } from './new-device-mail';
import { NewPasswordMail } from './new-password-mail';
import { PasswordChangedMail } from './password-changed-mail';
import { PasswordRequestMail } from './password-request-mail';
import { TwoFactorMail } from './two-factor-mail';
import { VerifyEmailMail } from './verify-email-mail';

const sender = 'Ada Harbor';
const EMAIL = 'maya.okafor@example.com';
const LINK = 'https://polaris.example/login#verify=dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM';

export const samples = [
  mailSample('Verify an address', VerifyEmailMail, {
    email: EMAIL,
    isChange: false,
    link: LINK,
    code: '204816',
    sender,
  }),
  mailSample('Verify a new address', VerifyEmailMail, {
    email: 'maya.new@example.com',
    isChange: true,
    link: LINK,
    code: '204816',
    sender,
  }),
  mailSample('Address about to change', EmailChangeMail, {
    email: 'maya.new@example.com',
    link: 'https://polaris.example/login#cancel=dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM',
    sender,
  }),
  mailSample('Address changed', EmailChangedMail, { email: EMAIL, sender }),
  mailSample('New password', NewPasswordMail, { link: LINK, sender }),
  mailSample('Password changed', PasswordChangedMail, { sender }),
  mailSample('New device', NewDeviceMail, {
    device: 'Firefox on Windows',
    time: 'March 2, 2026, 5:00 PM UTC',
    profileUrl: 'https://polaris.example/dashboard/profile#devices',
    sender,
  }),
  mailSample('Two-factor authentication', TwoFactorMail, { change: 'on', sender }),
  mailSample('Passkey added', TwoFactorMail, {
    change: 'passkey added',
    passkey: 'Safari on macOS',
    sender,
  }),
  mailSample('Recovery code used', TwoFactorMail, { change: 'code used', sender }),
  mailSample('Password asked for, to the owner', PasswordRequestMail, {
    email: EMAIL,
    customersUrl: 'https://polaris.example/admin/customers?q=maya.okafor%40example.com',
  }),
];
