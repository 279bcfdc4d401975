import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  link: string;
  /** How many days the link works. */
  days: number;
  sender: string;
}

/** Repeats nothing that was typed: the address could be someone else's. */
export const ConfirmSubscriptionMail = ({ link, days, sender }: Props) => (
  <MailLayout subject="Confirm your subscription">
    <Paragraph>
      {`Please confirm that you want an email from me when I publish a new essay. The link works for ${days} days.`}
    </Paragraph>
    <Action href={link}>Confirm subscription</Action>
    <Paragraph>
      If you didn&apos;t ask for this, ignore this email. You won&apos;t be subscribed.
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
