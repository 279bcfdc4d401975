import { mailSample } from '../../../platform/mail/mail-sample';
import { ConfirmCallMail } from './confirm-call-mail';
import { VisitorCallMail } from './visitor-call-mail';

const times = {
  startTime: new Date('2026-04-07T16:00:00Z'),
  endTime: new Date('2026-04-07T16:30:00Z'),
};

const changes = ['booked', 'moved', 'cancelled'] as const;

export const samples = [
  mailSample('Free call to be confirmed', ConfirmCallMail, {
    ...times,
    timeZone: 'Europe/Berlin',
    link: 'https://polaris.example/call#confirm=one-time',
    code: '123456',
    minutes: 15,
    sender: 'Ada Harbor',
  }),
  ...changes.map((change) =>
    mailSample(`Free call ${change}, to the owner`, VisitorCallMail, {
      change,
      visitor: {
        name: 'Maya Okafor',
        email: 'maya@example.com',
        phone: '(310) 555-0110',
        message: 'Booked a free call.\n\nThree of our systems count members differently.',
      },
      session: { ...times, place: 'https://meet.example/harbor' },
      timeZone: 'America/Los_Angeles',
      url: 'https://polaris.example/admin/contacts?highlight=21',
    }),
  ),
];
