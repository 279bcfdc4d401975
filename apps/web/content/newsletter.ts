import * as z from 'zod/mini';
import { line, paragraph } from './fields.ts';
import { part } from './part.ts';

const schema = z.object({
  title: line('Heading', 80),
  lead: paragraph('Text', 300),
  button: line('Button', 30),
});

export const newsletterPart = part()({
  title: 'Newsletter',
  about: 'The form below the essays.',
  path: '/newsletter',
  schema,
  defaults: () => ({
    title: 'New essays by email',
    lead: 'I’ll email you when there’s a new essay, and now and then a letter. You can unsubscribe with one click.',
    button: 'Subscribe',
  }),
});

/** The responses of the newsletter's form and links, the same on every site. */
export const newsletterTexts = {
  path: '/newsletter',
  sent: {
    title: 'Check your inbox',
    text:
      'If this address isn’t subscribed yet, an email with a link is on its way. Open the link to ' +
      'confirm your subscription. Nothing there? Check your spam folder, or try again in ten minutes.',
  },
  confirm: {
    ready: {
      title: 'Confirm your subscription',
      text: 'One more click, and you’ll get my new essays and letters by email.',
      button: 'Confirm subscription',
    },
    done: {
      title: 'You’re subscribed',
      text: 'You’ll get my new essays and letters by email. Each one has an unsubscribe link.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Links work for seven days. Subscribe again to get a new one.',
    },
    unknown: {
      title: 'This link doesn’t work',
      text: 'It may have been cut off in the email, or replaced by a newer one.',
    },
  },
  unsubscribe: {
    ready: {
      title: 'Unsubscribe',
      text: 'One click, and you won’t get any more essays or letters at this address.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You’re unsubscribed',
      text: 'You won’t get any more essays or letters at this address.',
    },
    expired: { title: 'This link has expired', text: 'Use the link in the newest email.' },
    unknown: {
      title: 'This link doesn’t work',
      text: 'It may have been cut off in the email. Use the link in the newest one.',
    },
  },
  again: 'Subscribe again',
} as const;
