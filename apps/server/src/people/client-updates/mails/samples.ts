import { mailSample } from '../../../platform/mail/mail-sample';
import { ClientUpdatesMail } from './client-updates-mail';

export const samples = [
  mailSample('What has changed for a client', ClientUpdatesMail, {
    lines: [
      'Dashboard Design: 40% complete',
      'Dashboard Design. Next, by June 30, 2026: Send me the May figures.',
      'New file: Kick-off notes.pdf',
    ],
    dashboardUrl: 'https://polaris.example/dashboard',
    sender: 'Ada Harbor',
  }),
];
