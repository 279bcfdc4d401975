import { sessionTime } from '@polaris/contracts';
import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import type { MailedStep } from '../../../sales/purchases/mailed-steps.service';

export type ClientChange = 'booked' | 'moved' | 'cancelled';

interface Props {
  change: ClientChange;
  /** The client's name. */
  name: string;
  session: { title: string; startTime: Date; endTime: Date; usesSession: boolean };
  /** The owner's time zone. */
  timeZone: string;
  /** The next step of the purchase. */
  next: Pick<MailedStep, 'text' | 'label' | 'url'>;
}

export const clientChangeText: Record<ClientChange, string> = {
  booked: 'Session booked',
  moved: 'Session moved',
  cancelled: 'Session canceled',
};

/** To the owner. */
export const ClientSessionMail = ({ change, name, session, timeZone, next }: Props) => (
  <MailLayout subject={`${clientChangeText[change]}: ${name}`}>
    <Facts
      facts={[
        ['Client', name],
        ['Session', session.title],
        [
          change === 'cancelled' ? 'Was' : 'When',
          sessionTime(session.startTime.toISOString(), session.endTime.toISOString(), timeZone),
        ],
        ...(change === 'cancelled'
          ? [['Counts as used', session.usesSession ? 'Yes' : 'No'] as [string, string]]
          : []),
      ]}
    />
    {next.text && <Paragraph>{next.text}</Paragraph>}
    <LinkLine href={next.url}>{next.label}</LinkLine>
  </MailLayout>
);
