import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  /** Such as "Hello Maya,". */
  greeting: string;
  email: string;
  /** How many days the link works. */
  days: number;
  link: string;
  sender: string;
}

/** To a customer who is invited to create an account. */
export const InvitationMail = ({ greeting, email, days, link, sender }: Props) => (
  <MailLayout subject="You're invited to your client account">
    <Paragraph>{greeting}</Paragraph>
    <Paragraph>
      {`I've set up a client account for you, for the address ${email}. There you'll find your orders, their progress, your sessions and my notes in one place.`}
    </Paragraph>
    <Action href={link}>Accept invitation</Action>
    <Paragraph>
      {`The link works once, for ${days} days. Please don't forward it: anyone who has it can open the account. If you don't want an account, ignore this email.`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
