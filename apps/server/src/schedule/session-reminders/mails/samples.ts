import { mailSample } from '../../../platform/mail/mail-sample';
import { BookByMail } from './book-by-mail';
import { BookByNoticeMail } from './book-by-notice-mail';

const about = { service: 'Level-Up Pack', bookBy: 'June 30, 2026' };

export const samples = [
  mailSample('Sessions to book within two weeks', BookByMail, {
    ...about,
    left: '3 sessions',
    next: {
      text: undefined,
      label: 'Book a session',
      url: 'https://polaris.example/dashboard/book/7',
    },
    sender: 'Ada Harbor',
  }),
  mailSample('Sessions to book within two weeks, to the owner', BookByNoticeMail, {
    ...about,
    client: 'Maya Okafor',
    left: '1 session',
    next: {
      text: 'Waiting for the client to book the next session.',
      url: 'https://polaris.example/admin/purchases/7',
    },
  }),
];
