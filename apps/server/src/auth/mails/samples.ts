import { mailSample } from '../../platform/mail/mail-sample';
import { EmailChangeMail } from './email-change-mail';
import { EmailChangedMail } from './email-changed-mail';
import { NewPasswordMail } from './new-password-mail';
import { PasswordChangedMail } from './password-changed-mail';
import { PasswordRequestMail } from './password-request-mail';
import { VerifyEmailMail } from './verify-email-mail';

const EMAIL = 'maya.okafor@example.com';
const LINK = 'https://polaris.example/login#verify=dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM';

export const samples = [
  mailSample('Verify an address', VerifyEmailMail, {
    email: EMAIL,
    isChange: false,
    link: LINK,
    code: '204816',
  }),
  mailSample('Address about to change', EmailChangeMail, {
    email: 'maya.new@example.com',
    link: 'https://polaris.example/login#cancel=dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM',
  }),
  mailSample('Address changed', EmailChangedMail, { email: EMAIL }),
  mailSample('New password', NewPasswordMail, { link: LINK }),
  mailSample('Password changed', PasswordChangedMail, {}),
  mailSample('Password asked for, to the owner', PasswordRequestMail, {
    email: EMAIL,
    customersUrl: 'https://polaris.example/admin/customers?q=maya.okafor%40example.com',
  }),
];
