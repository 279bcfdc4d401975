import { mailSample } from '../../../platform/mail/mail-sample';
import { InvitationMail } from './invitation-mail';

export const samples = [
  mailSample('Invitation to an account', InvitationMail, {
    greeting: 'Hello Maya,',
    email: 'maya@example.com',
    days: 14,
    link: 'https://polaris.example/invitation#example',
    sender: 'Ada Harbor',
  }),
];
