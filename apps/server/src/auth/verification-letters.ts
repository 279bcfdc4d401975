import { letter } from '../platform/mail/email-template';
import { LINK, CODE } from '../mail/mail-secrets.service';
import type { UserEntity } from '../users/user.entity';

/** Holds nothing that was typed at registration but the address, which may be somebody else's. */
export const verificationLetter = ({ pendingEmail }: UserEntity, email: string) =>
  letter({
    subject: 'Verify your email address',
    parts: [
      pendingEmail
        ? `Someone, probably you, wants to use ${email} for their Polaris account.`
        : `Someone, probably you, has made a Polaris account with the address ${email}.`,
      { label: 'If it was you, verify your address within the next day', url: LINK },
      `Or type this code where you are signed in: ${CODE}`,
      'If it was not you, there is nothing to do: just leave the link alone.',
    ],
  });

/** To the old address, which no longer counts. */
export const addressChangedLetter = (email: string) =>
  letter({
    subject: 'Your email address was changed',
    parts: [
      `Your Polaris account now uses the address ${hint(email)}, which has been verified. This one no longer signs in.`,
      'If it was not you, write to me at once by answering this mail.',
    ],
  });

/** Enough to recognize one's own address by, not enough to write to a stranger's. */
function hint(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${host}`;
}
