import {
  MAY_BE_SPAM_REASON,
  type PreferredContact,
  contactFieldLabels,
  preferredContactLabels,
} from '@polaris/contracts';
import { Action, Facts, MailLayout, Quote } from '../../../platform/mail/mail-parts';

interface Props {
  contact: {
    name: string;
    email: string;
    phone: string | null;
    message: string;
    preferredContact: PreferredContact;
    mayBeSpam: boolean;
  };
  submissionUrl: string;
}

/** To the owner. */
export const NewMessageMail = ({ contact, submissionUrl }: Props) => {
  const { name, email, phone, message, preferredContact, mayBeSpam } = contact;
  return (
    <MailLayout subject={`New message from ${name}`}>
      <Facts
        facts={[
          ...(mayBeSpam
            ? [[contactFieldLabels.mayBeSpam, MAY_BE_SPAM_REASON] as [string, string]]
            : []),
          ['Name', name],
          ['Email', email],
          ...(phone ? [['Phone', phone] as [string, string]] : []),
          ['Prefers', preferredContactLabels[preferredContact]],
        ]}
      />
      <Quote>{message}</Quote>
      <Action href={submissionUrl}>Open the submission</Action>
    </MailLayout>
  );
};
