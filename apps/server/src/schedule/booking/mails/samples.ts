import { mailSample } from '../../../platform/mail/mail-sample';
import { ClientSessionMail } from './client-session-mail';
import { StillBookedMail } from './still-booked-mail';

const changes = ['booked', 'moved', 'cancelled'] as const;

const booked = changes.map((change) =>
  mailSample(`Session ${change} by a client, to the owner`, ClientSessionMail, {
    change,
    name: 'Maya Okafor',
    session: {
      title: 'Level-Up Pack',
      startTime: new Date('2026-04-07T16:00:00Z'),
      endTime: new Date('2026-04-07T17:00:00Z'),
      usesSession: true,
    },
    timeZone: 'America/Los_Angeles',
    next: {
      text: change === 'cancelled' ? 'Waiting for the client to book the next session.' : undefined,
      label: 'Open the purchase',
      url: 'https://polaris.example/admin/purchases/7',
    },
  }),
);

export const samples = [
  ...booked,
  mailSample('Sessions still booked after a refund, to the owner', StillBookedMail, {
    service: 'Level-Up Pack',
    booked: '2 sessions are still booked',
    url: 'https://polaris.example/admin/purchases/7',
  }),
];
