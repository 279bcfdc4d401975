import {
  Action,
  Facts,
  LinkLine,
  MailLayout,
  Paragraph,
  Signature,
} from '../../../platform/mail/mail-parts';
import type { MailedStep } from '../../../sales/purchases/mailed-steps.service';
import { type MailedSession, sessionTimeText } from './session-time-text';

export type SessionChange = 'booked' | 'moved' | 'changed' | 'cancelled';

/** What a client is mailed about, including reminders. */
export type SessionOccasion = SessionChange | 'reminder';

interface Props {
  change: SessionOccasion;
  /** Whether the reader made the change. */
  byClient?: boolean;
  session: MailedSession & { place?: string | null };
  /** The reader's time zone, or else that of the business. */
  timeZone: string;
  /** The next step of its purchase. */
  next?: Pick<MailedStep, 'text' | 'label' | 'url'>;
  /** Of a session without a purchase; undefined for a customer without an account. */
  dashboardUrl?: string;
  /** Where a visitor can move or cancel it. */
  changeUrl?: string;
  sender: string;
}

const TEXTS: Record<SessionOccasion, { subject: string; text: string }> = {
  booked: { subject: 'Session booked', text: "I've booked a session for us." },
  moved: { subject: 'Session moved', text: 'Our session has a new time.' },
  changed: { subject: 'Session changed', text: 'I changed the details of our session.' },
  cancelled: { subject: 'Session canceled', text: "I've canceled our session." },
  reminder: { subject: 'Reminder', text: 'Our session is coming up.' },
};

/** Texts for changes made by the reader. */
const OWN_TEXTS: Record<SessionOccasion, string> = {
  booked: 'Your session is booked.',
  moved: 'Your session has a new time.',
  changed: 'The details of your session have changed.',
  cancelled: 'Your session is canceled.',
  reminder: TEXTS.reminder.text,
};

/** Tells a client that a session was booked, moved, changed or canceled, or reminds them of it. */
export const SessionMail = ({
  change,
  byClient = false,
  session,
  timeZone,
  next,
  dashboardUrl,
  changeUrl,
  sender,
}: Props) => (
  <MailLayout subject={`${TEXTS[change].subject}: ${session.title}`}>
    <Paragraph>{byClient ? OWN_TEXTS[change] : TEXTS[change].text}</Paragraph>
    <Facts
      facts={[
        ['Session', session.title],
        [change === 'cancelled' ? 'Was' : 'When', sessionTimeText(session, timeZone)],
        ...(session.place && change !== 'cancelled'
          ? [['Where', session.place] as [string, string]]
          : []),
      ]}
    />
    {next?.text && <Paragraph>{next.text}</Paragraph>}
    {next && <Action href={next.url}>{next.label}</Action>}
    {dashboardUrl && <LinkLine href={dashboardUrl}>See all your sessions</LinkLine>}
    {changeUrl && <LinkLine href={changeUrl}>Move or cancel it</LinkLine>}
    <Signature>{sender}</Signature>
  </MailLayout>
);
