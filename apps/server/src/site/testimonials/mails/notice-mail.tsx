import { Facts, LinkLine, MailLayout } from '../../../platform/mail/mail-parts';

interface Props {
  subject: string;
  clientName: string;
  /** Null if there is no purchase. */
  serviceName: string | null;
  testimonialsUrl: string;
}

/** To the owner. */
export const NoticeMail = ({ subject, clientName, serviceName, testimonialsUrl }: Props) => (
  <MailLayout subject={subject}>
    <Facts
      facts={[
        ['Client', clientName],
        ...(serviceName === null ? [] : [['Service', serviceName] as [string, string]]),
      ]}
    />
    <LinkLine href={testimonialsUrl}>Open testimonials</LinkLine>
  </MailLayout>
);
