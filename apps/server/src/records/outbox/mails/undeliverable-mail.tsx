import type { UndeliverableAddress } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

type Props = Pick<UndeliverableAddress, 'email' | 'kind' | 'reason'> & { url: string };

const texts = {
  bounce: {
    subject: (email: string) => `Email to ${email} came back`,
    cause: 'Your mail provider could not deliver an email to',
  },
  complaint: {
    subject: (email: string) => `${email} reported your email as spam`,
    cause: 'Your mail provider was told that your email is spam by',
  },
} satisfies Record<Props['kind'], { subject: (email: string) => string; cause: string }>;

/** To the owner. */
export const UndeliverableMail = ({ email, kind, reason, url }: Props) => (
  <MailLayout subject={texts[kind].subject(email)}>
    <Paragraph>
      {texts[kind].cause} {email}. It says: “{reason}”
    </Paragraph>
    <Paragraph>
      From now on nothing is sent there but emails about signing in. If you know that the address
      works, or the person asks for your email, choose “Try this address again”.
    </Paragraph>
    <LinkLine href={url}>Open mail</LinkLine>
  </MailLayout>
);
