import { mailSample } from '../../../platform/mail/mail-sample';
import { PartDueMail } from './part-due-mail';
import { PartReminderMail } from './part-reminder-mail';

const about = {
  service: 'Dashboard Design',
  parts: [{ label: 'At the end', owed: 900, dueOn: '2026-06-03' }],
  dueNow: 900,
  bankDetails: 'Harbor Bank\nRouting 011000015\nAccount 000123456',
  reference: '2026-0014',
  payUrl: 'https://polaris.example/dashboard/purchases/31',
  sender: 'Ada Harbor',
};

export const samples = [
  mailSample('Part of a payment plan', PartDueMail, about),
  mailSample('Part of a payment plan without an account', PartDueMail, {
    ...about,
    bankDetails: null,
    payUrl: 'https://polaris.example/pay#…',
  }),
  mailSample('Reminder of parts of a payment plan', PartReminderMail, {
    ...about,
    parts: [
      { label: 'May', owed: 200, dueOn: '2026-05-03' },
      { label: 'June', owed: 600, dueOn: '2026-06-03' },
    ],
    dueNow: 800,
  }),
];
