import { Facts, LinkLine, MailLayout } from '../../platform/mail/mail-parts';

interface Props {
  subject: string;
  clientName: string;
  serviceName: string;
  testimonialsUrl: string;
}

/** To the owner. */
export const NoticeMail = ({ subject, clientName, serviceName, testimonialsUrl }: Props) => (
  <MailLayout subject={subject}>
    <Facts
      facts={[
        ['Client', clientName],
        ['Service', serviceName],
      ]}
    />
    <LinkLine href={testimonialsUrl}>Open testimonials</LinkLine>
  </MailLayout>
);
