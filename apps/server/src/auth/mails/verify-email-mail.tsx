import { Action, CodeToType, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  /** The address to verify: all that was typed at registration and is repeated here. */
  email: string;
  /** Whether an account that exists changes to this address. */
  isChange: boolean;
  link: string;
  code: string;
}

/** Holds nothing else that was typed: the address may be somebody else's. */
export const VerifyEmailMail = ({ email, isChange, link, code }: Props) => (
  <MailLayout subject="Verify your email address">
    <Paragraph>
      {isChange
        ? `Someone, probably you, wants to use ${email} for their Polaris account.`
        : `Someone, probably you, has made a Polaris account with the address ${email}.`}
    </Paragraph>
    <Action href={link}>If it was you, verify your address within the next day</Action>
    <Paragraph>
      Or type this code where you are signed in: <CodeToType>{code}</CodeToType>
    </Paragraph>
    <Paragraph>
      If it was not you, the page behind the link also ends what they have begun.
    </Paragraph>
  </MailLayout>
);
