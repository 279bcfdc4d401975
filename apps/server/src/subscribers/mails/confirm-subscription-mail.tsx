import { Action, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  link: string;
  /** How long the link works. */
  days: number;
  sender: string;
}

/** Holds nothing that was typed: the address may be somebody else's. */
export const ConfirmSubscriptionMail = ({ link, days, sender }: Props) => (
  <MailLayout subject="Confirm your subscription">
    <Paragraph>
      Someone, probably you, asked for an email whenever there is a new essay, at this address.
    </Paragraph>
    <Action href={link}>{`Confirm within the next ${days} days`}</Action>
    <Paragraph>
      If it was not you, there is nothing to do: without the link you will get no essays.
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
