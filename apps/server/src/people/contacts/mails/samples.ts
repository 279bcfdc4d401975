import { mailSample } from '../../../platform/mail/mail-sample';
import { NewMessageMail } from './new-message-mail';
import { ThankYouMail } from './thank-you-mail';

const contact = {
  name: 'Maya Okafor',
  email: 'maya.okafor@example.com',
  phone: '(310) 555-0110',
  message:
    'Our reports disagree with each other since we moved to the new system.\n\nCould you look at it with us next month?',
  preferredContact: 'email',
  mayBeSpam: false,
} as const;
const submissionUrl = 'https://polaris.example/admin/contacts?highlight=21';

export const samples = [
  mailSample('New message, to the owner', NewMessageMail, { contact, submissionUrl }),
  mailSample('New message that may be spam, to the owner', NewMessageMail, {
    contact: { ...contact, mayBeSpam: true },
    submissionUrl,
  }),
  mailSample('Thanks for a message', ThankYouMail, {
    servicesUrl: 'https://polaris.example/services',
    replyTime: 'within one business day',
    sender: 'Ada Harbor',
  }),
];
