import { Facts, LinkLine, MailLayout } from '../../../platform/mail/mail-parts';
import { sessionTime } from '@polaris/contracts';

export type ClientChange = 'booked' | 'moved' | 'cancelled';

interface Props {
  change: ClientChange;
  /** The client's name. */
  name: string;
  session: { title: string; startTime: Date; endTime: Date; usesSession: boolean };
  /** The owner's time zone. */
  timeZone: string;
  url: string;
}

export const clientChangeText: Record<ClientChange, string> = {
  booked: 'Session booked',
  moved: 'Session moved',
  cancelled: 'Session canceled',
};

/** To the owner. */
export const ClientSessionMail = ({ change, name, session, timeZone, url }: Props) => (
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
    <LinkLine href={url}>See the client's sessions</LinkLine>
  </MailLayout>
);
