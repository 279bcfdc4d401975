import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  /** Such as "Hello Maya,". */
  greeting: string;
  serviceName: string;
  link: string;
  hasProposal: boolean;
  sender: string;
}

/**
 * To the author. The requested change is only on their page, so that no mail contains a text that is withdrawn later.
 */
export const ChangeMail = ({ greeting, serviceName, link, hasProposal, sender }: Props) => (
  <MailLayout subject="A question about your testimonial">
    <Paragraph>{greeting}</Paragraph>
    <Paragraph>
      {hasProposal
        ? `I'd like to suggest a change to your testimonial about ${serviceName}. My version replaces yours only if you agree, or you can edit it yourself.`
        : `Could you change something in your testimonial about ${serviceName}?`}
    </Paragraph>
    <Action href={link}>Review the change</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
