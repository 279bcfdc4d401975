import { useSignInOptions } from '../api/auth.ts';

/** Promises a mail only once it is known that this server sends mail. */
export function ForgotText() {
  const mail = useSignInOptions().data?.mail;
  if (mail === undefined)
    return 'Enter your address to request a link that lets you choose a new password.';
  return mail
    ? 'Enter your address, and a link to choose a new password will be mailed to you.'
    : 'Enter your address. The owner of this site will be notified and will personally send you a link to choose a new password.';
}
