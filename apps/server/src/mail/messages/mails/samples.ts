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
      "It came from an address other than the customer's, so it was not added to the conversation. If it's from your client, answer it in your mail program, or enter the address on the record.",
    sender: 'maya@private.example.com',
    subject: 'Re: Your dashboard',
    text: 'Thursday suits me.',
  }),
];
