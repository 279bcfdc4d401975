import { Facts, LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';
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
  <MailLayout subject={`Sessions cancelled: ${name}`}>
    <Paragraph>
      {name} has deleted their account. What you had booked will not take place:
    </Paragraph>
    <Facts facts={sessions.map((session) => [session.title, sessionTimeText(session, timeZone)])} />
    <LinkLine href={adminUrl}>Your next sessions</LinkLine>
  </MailLayout>
);
