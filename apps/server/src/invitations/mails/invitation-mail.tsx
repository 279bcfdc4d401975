import { Action, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  customerName: string;
  email: string;
  /** How long the link works. */
  days: number;
  link: string;
  sender: string;
}

/** To a customer whom the owner invites to an account. */
export const InvitationMail = ({ customerName, email, days, link, sender }: Props) => (
  <MailLayout subject="You are invited to your client account">
    <Paragraph>{`Hello ${customerName},`}</Paragraph>
    <Paragraph>
      {`I have prepared a client account for you. There you see your orders and their progress, your sessions and my notes, all in one place. It is for the address ${email}.`}
    </Paragraph>
    <Action href={link}>Accept the invitation</Action>
    <Paragraph>
      {`The link works once, for ${days} days. Please do not pass it on: anyone who has it can open the account. If you would rather not have an account, there is nothing that you need to do.`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
