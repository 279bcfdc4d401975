import * as z from 'zod/mini';
import { flag, group, line, list, paragraph, paragraphs } from './fields.ts';
import { part } from './part.ts';
import type { Site } from './site.ts';

const documentSchema = (title: string) =>
  group(title, {
    description: paragraph('Description for search engines', 300),
    sections: list(
      'Sections',
      group('Section', {
        title: line('Heading', 80),
        paragraphs: paragraphs('Paragraphs', 20, 3000),
      }),
      { least: 1, most: 40 },
    ),
  });

const schema = z.object({
  published: flag(
    'Show these pages',
    'Read them, change them and have them checked first. Until then the links in the footer lead nowhere.',
  ),
  privacy: documentSchema('Privacy Policy'),
  terms: documentSchema('Terms of Service'),
  cookies: documentSchema('Cookie Policy'),
});
export type Legal = z.output<typeof schema>;

/** Drafts, not legal advice: they describe what this software does, not the law where the owner works. */
export const legalPart = part<{ site: Site }>()({
  title: 'Legal pages',
  about: 'Drafts, not legal advice: they describe what this software does.',
  path: '/privacy',
  schema,
  defaults: ({ site }) => ({
    published: false,
    privacy: {
      description: `What ${site.brand} stores about visitors and clients, why, for how long, and how to get it deleted.`,
      sections: [
        {
          title: 'Who is responsible',
          paragraphs: [
            `${site.owner}, ${site.place}, runs this site. Questions about your data: ${site.mail}.`,
          ],
        },
        {
          title: 'What is stored',
          paragraphs: [
            'If you write through the contact form, I store your name, your email address, your phone number if you give it, how you prefer to be contacted, and your message. With it I store the page your visit started on and the site that led you here.',
            'If you create an account, I store your name, your email address, a one-way hash of your password, your communication preferences, and your orders and sessions.',
            'If you write a testimonial, I store its text, how you chose to be named, and when you agreed to have it shown. If you subscribe to new essays, I store your email address and when you confirmed it.',
            'The server keeps technical logs with the address, time and status of each request. It uses network addresses to limit abuse.',
          ],
        },
        {
          title: 'Why, and for how long',
          paragraphs: [
            'I use messages and accounts to answer you, to do the work you ordered and to keep the records the law requires. I don’t sell them or use them for advertising.',
            'You can download or delete your account on your profile page, withdraw a testimonial with the private link that came with it, and unsubscribe with the link in each email. To have a message deleted, write to the address above. I keep records of orders as long as tax law requires.',
          ],
        },
        {
          title: 'Other companies',
          paragraphs: [
            'The site loads no analytics or advertising service. The music page loads the SoundCloud player only after you ask for it. SoundCloud then learns your network address.',
          ],
        },
      ],
    },
    terms: {
      description: `The terms on which ${site.owner} offers services through this site: scope, price, payment, ownership and liability.`,
      sections: [
        {
          title: 'Services',
          paragraphs: [
            'Each service’s page describes what it includes and how it’s priced. A fixed price comes with the scope on that page. For everything else, we agree on scope and price in writing before work starts. We agree on changes in writing as well.',
          ],
        },
        {
          title: 'Price and payment',
          paragraphs: [
            'Prices are in US dollars. The price shown when you order is the price of your order.',
          ],
        },
        {
          title: 'Your data and the results',
          paragraphs: [
            'Your data stays yours, and I use it for your project alone. Code, notes and reports I make for you become yours when they’re paid for.',
          ],
        },
        {
          title: 'Ending an order',
          paragraphs: [
            'You can cancel an order before work starts. After that, I bill the work done so far.',
          ],
        },
        {
          title: 'Liability',
          paragraphs: [
            'To be written for the law that applies where you work. Have this section checked before you publish it.',
          ],
        },
      ],
    },
    cookies: {
      description: `Which cookies and browser storage ${site.brand} uses, what each is for, and why there is no cookie banner.`,
      sections: [
        {
          title: 'Cookies',
          paragraphs: [
            'When you sign in, the site sets a cookie so that the next page knows it’s you. A second one says only that someone is signed in. Both are removed when you sign out. Visitors who don’t sign in get no cookie.',
          ],
        },
        {
          title: 'Browser storage',
          paragraphs: [
            'Your browser stores your choice of light or dark under the name “theme”. The open tab remembers an order you’ve started until you place it. It also remembers the page your visit started on, which is sent only with a message you write. A service worker stores files of the site, so that it loads faster and can tell you when you’re offline.',
          ],
        },
        {
          title: 'Third parties',
          paragraphs: [
            'No third party sets cookies here unless you load its player on the music page.',
          ],
        },
      ],
    },
  }),
});
