import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { type MailedSession, sessionTimeText } from './session-time-text';

interface Props {
  /** The name of the client who deleted their account. */
  name: string;
  sessions: MailedSession[];
  /** The owner's time zone. */
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
