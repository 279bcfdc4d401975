import { site } from './site.ts';

export interface LegalDocument {
  /** Its path, linked in the footer once published. */
  path: string;
  title: string;
  description: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/**
 * Drafts, and no legal advice: they describe what this software does, not the law where you work. Read
 * them, change them, have them checked, then set `legal.published` in `site.ts` to true. Until then the
 * links in the footer lead nowhere and the pages do not exist.
 */
export const legalDocuments: readonly LegalDocument[] = [
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description: `What ${site.brand} stores about visitors and clients, why, for how long, and how to have it deleted.`,
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
          'If you write through the contact form: your name, your email address, your phone number if you give it, how you prefer to be contacted, and your message; with it the page on which your visit began and the site that led you here.',
          'If you create an account: your name, your email address, a one-way hash of your password, your communication preferences, and your orders and appointments.',
          'If you write a testimonial: its text, how you chose to be named, and when you agreed that it may be shown. If you subscribe to new essays: your email address, and when you confirmed it.',
          'The server keeps technical logs with the address, time and status of each request. Network addresses are used to limit abuse.',
        ],
      },
      {
        title: 'Why, and for how long',
        paragraphs: [
          'Messages and accounts are used to answer you, to do the work you ordered and to keep the records that the law requires. They are not sold, and they are not used for advertising.',
          'You can download or delete your account on your profile page, withdraw a testimonial with the private link that came with it, and unsubscribe with the link in each email. To have a message deleted, write to the address above. Records of orders are kept as long as tax law requires.',
        ],
      },
      {
        title: 'Other companies',
        paragraphs: [
          'No analytics or advertising service is loaded. The music page loads the SoundCloud player only after you ask for it; SoundCloud then learns your network address.',
        ],
      },
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    description: `The terms on which ${site.owner} offers services through this site: scope, price, payment, ownership and liability.`,
    sections: [
      {
        title: 'Services',
        paragraphs: [
          'Each service is described on its page, with its price. We agree on scope and dates in writing before work starts. Changes to the scope are agreed in writing as well.',
        ],
      },
      {
        title: 'Price and payment',
        paragraphs: [
          'Prices are in US dollars. The price that is shown when you order is the price of your order.',
        ],
      },
      {
        title: 'Your data and the results',
        paragraphs: [
          'Your data remains yours and is used for your project alone. Code, notes and reports made for you become yours when they are paid for.',
        ],
      },
      {
        title: 'Ending an order',
        paragraphs: [
          'You can cancel an order before work has started. After that, the work done so far is billed.',
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
  {
    path: '/cookies',
    title: 'Cookie Policy',
    description: `Which cookies and browser storage ${site.brand} uses, what each is for, and why there is no cookie banner.`,
    sections: [
      {
        title: 'Cookies',
        paragraphs: [
          'A cookie is set when you sign in, so that the next page knows it is you. A second one says only that somebody is signed in. Both are removed when you sign out. Visitors who do not sign in get no cookie.',
        ],
      },
      {
        title: 'Browser storage',
        paragraphs: [
          'Your choice of light or dark is stored in your browser under the name “theme”. An order that you have started is remembered in the open tab until it is placed, and so is the page on which your visit began: it is sent only with a message that you write. A service worker stores files of the site, so that it loads faster and can say when you are offline.',
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
];
