import { mailSample } from '../../../platform/mail/mail-sample';
import { NewClientMessageMail } from './new-client-message-mail';
import { RejectedReplyMail } from './rejected-reply-mail';

export const samples = [
  mailSample('New message of a client, to the owner', NewClientMessageMail, {
    name: 'Maya Okafor',
    text: 'The new dashboard is live.\n\nCould we move our session to Thursday?',
    files: ['Kick-off notes.pdf'],
    url: 'https://polaris.example/admin/customers/7',
  }),
  mailSample('Refused reply, to the owner', RejectedReplyMail, {
    reason:
      'It came from another address than the customer’s, so it is not in the conversation. If it is from your client, answer it there.',
    sender: 'maya@private.example.com',
    subject: 'Re: Your dashboard',
    text: 'Thursday suits me.',
  }),
];
