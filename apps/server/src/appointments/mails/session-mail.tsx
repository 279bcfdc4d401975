import { Facts, LinkLine, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';
import { type MailedSession, sessionTimeText } from './session-time-text';

export type SessionChange = 'booked' | 'moved' | 'changed' | 'cancelled';

interface Props {
  change: SessionChange;
  session: MailedSession;
  /** Of the reader; null where it is not known. */
  timeZone: string | null;
  /** Undefined for a customer without an account. */
  dashboardUrl?: string;
  sender: string;
}

const TEXTS: Record<SessionChange, { subject: string; text: string }> = {
  booked: { subject: 'Session booked', text: 'I have booked a session for us.' },
  moved: { subject: 'Session moved', text: 'Our session has a new time.' },
  changed: { subject: 'Session changed', text: 'Something about our session has changed.' },
  cancelled: { subject: 'Session cancelled', text: 'Our session will not take place.' },
};

/** Tells a customer what became of a session. */
export const SessionMail = ({ change, session, timeZone, dashboardUrl, sender }: Props) => (
  <MailLayout subject={`${TEXTS[change].subject}: ${session.title}`}>
    <Paragraph>{TEXTS[change].text}</Paragraph>
    <Facts
      facts={[
        ['Session', session.title],
        [change === 'cancelled' ? 'Was' : 'When', sessionTimeText(session, timeZone)],
      ]}
    />
    {dashboardUrl && (
      <LinkLine href={dashboardUrl}>All your sessions, also in your local time</LinkLine>
    )}
    <Signature>{sender}</Signature>
  </MailLayout>
);
