import { mailSample } from '../../../platform/mail/mail-sample';
import { CanceledSessionsMail } from './canceled-sessions-mail';
import { SessionMail } from './session-mail';

const session = {
  title: 'Dashboard review',
  startTime: new Date('2026-04-07T16:00:00Z'),
  endTime: new Date('2026-04-07T17:00:00Z'),
};

const changes = ['booked', 'moved', 'changed', 'cancelled', 'reminder'] as const;

export const samples = [
  ...changes.map((change) =>
    mailSample(`Session ${change}`, SessionMail, {
      change,
      session,
      timeZone: 'America/New_York',
      next: {
        text: change === 'cancelled' ? 'Book your next session.' : undefined,
        label: change === 'cancelled' ? 'Book a session' : 'See the session',
        url: 'https://polaris.example/dashboard/purchases/7',
      },
      sender: 'Ada Harbor',
    }),
  ),
  mailSample('Session booked, by the client', SessionMail, {
    change: 'booked',
    byClient: true,
    session: { ...session, place: 'https://meet.example/harbor' },
    timeZone: 'America/Chicago',
    dashboardUrl: 'https://polaris.example/dashboard',
    sender: 'Ada Harbor',
  }),
  mailSample('Session booked, without an account, in a known time zone', SessionMail, {
    change: 'booked',
    session,
    timeZone: 'Asia/Kolkata',
    sender: 'Ada Harbor',
  }),
  mailSample('Session booked, by a visitor', SessionMail, {
    change: 'booked',
    byClient: true,
    session: { ...session, place: 'https://meet.example/harbor' },
    timeZone: 'America/New_York',
    changeUrl: 'https://polaris.example/call#change=one-time',
    sender: 'Ada Harbor',
  }),
  mailSample('Sessions canceled, to the owner', CanceledSessionsMail, {
    name: 'Maya Okafor',
    timeZone: 'America/Los_Angeles',
    sessions: [session, { ...session, title: 'Training' }],
    adminUrl: 'https://polaris.example/admin',
  }),
];
