import {
  Action,
  CodeToType,
  MailLayout,
  Paragraph,
  Signature,
} from '../../../platform/mail/mail-parts';

interface Props {
  /** The address to verify. No other text typed at registration is repeated here. */
  email: string;
  /** Whether an existing account is changing to this address. */
  isChange: boolean;
  link: string;
  code: string;
  sender: string;
}

/** Contains nothing else the person typed: the address could be someone else's. */
export const VerifyEmailMail = ({ email, isChange, link, code, sender }: Props) => (
  <MailLayout subject="Confirm your email address">
    <Paragraph>
      {isChange
        ? `Confirm ${email} as the new email address of your account with ${sender}.`
        : `Confirm ${email} for your account with ${sender}.`}
    </Paragraph>
    <Action href={link}>Confirm email</Action>
    <Paragraph>
      Or enter this code where you&apos;re signed in: <CodeToType>{code}</CodeToType>
    </Paragraph>
    <Paragraph>
      The link and the code work for one day. If this wasn&apos;t you, you can say so on that page.
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
