import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { type MailedSession, sessionTimeText } from './session-time-text';

interface Props {
  /** Whose account was deleted. */
  name: string;
  sessions: MailedSession[];
  /** The owner's. */
  timeZone: string;
  adminUrl: string;
}

/** To the owner. */
export const CanceledSessionsMail = ({ name, sessions, timeZone, adminUrl }: Props) => (
  <MailLayout subject={`Sessions canceled: ${name}`}>
    <Paragraph>{`${name} deleted their account, so these sessions are canceled:`}</Paragraph>
    <Facts facts={sessions.map((session) => [session.title, sessionTimeText(session, timeZone)])} />
    <LinkLine href={adminUrl}>See your upcoming sessions</LinkLine>
  </MailLayout>
);
