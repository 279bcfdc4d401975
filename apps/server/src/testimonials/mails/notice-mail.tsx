import { Facts, LinkLine, Mail } from '../../platform/mail/mail-parts';

interface Props {
  subject: string;
  clientName: string;
  serviceName: string;
  testimonialsUrl: string;
}

/** To the owner. */
export const NoticeMail = ({ subject, clientName, serviceName, testimonialsUrl }: Props) => (
  <Mail subject={subject}>
    <Facts
      facts={[
        ['Client', clientName],
        ['Service', serviceName],
      ]}
    />
    <LinkLine href={testimonialsUrl}>Your testimonials</LinkLine>
  </Mail>
);
