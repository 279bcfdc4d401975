import {
  Action,
  CodeToType,
  MailLayout,
  Paragraph,
  Signature,
} from '../../../platform/mail/mail-parts';

interface Props {
  /** The address to verify: all that was typed at registration and is repeated here. */
  email: string;
  /** Whether an account that exists changes to this address. */
  isChange: boolean;
  link: string;
  code: string;
  sender: string;
}

/** Holds nothing else that was typed: the address may be somebody else's. */
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
