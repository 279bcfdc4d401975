import type { UndeliverableAddress } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

type Props = Pick<UndeliverableAddress, 'email' | 'kind' | 'reason'> & { url: string };

const texts = {
  bounce: {
    subject: (email: string) => `Email to ${email} came back`,
    cause: (email: string) => `Your mail provider could not deliver an email to ${email}.`,
  },
  complaint: {
    subject: (email: string) => `${email} reported your email as spam`,
    cause: (email: string) => `${email} marked your email as spam.`,
  },
} satisfies Record<
  Props['kind'],
  { subject: (email: string) => string; cause: (email: string) => string }
>;

/** To the owner. */
export const UndeliverableMail = ({ email, kind, reason, url }: Props) => (
  <MailLayout subject={texts[kind].subject(email)}>
    <Paragraph>
      {texts[kind].cause(email)} Your mail provider says: “{reason}”
    </Paragraph>
    <Paragraph>
      From now on, only emails about signing in are sent there. If you know that the address works,
      or the person asks for your email, choose “Try this address again”.
    </Paragraph>
    <LinkLine href={url}>Open mail</LinkLine>
  </MailLayout>
);
