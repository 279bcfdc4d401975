import { Action, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  clientName: string;
  serviceName: string;
  link: string;
  hasProposal: boolean;
  sender: string;
}

/** To the author: what to change stands on their page, so that a withdrawn text is in no mail. */
export const ChangeMail = ({ clientName, serviceName, link, hasProposal, sender }: Props) => (
  <MailLayout subject="A question about your testimonial">
    <Paragraph>{`Hello ${clientName},`}</Paragraph>
    <Paragraph>
      {hasProposal
        ? `I would like to change something in your testimonial about ${serviceName}, and I propose a text. It replaces yours only if you agree; you can also write it again yourself.`
        : `I would like to ask you to change something in your testimonial about ${serviceName}.`}
    </Paragraph>
    <Action href={link}>See what I ask</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
