import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** The records that a job begins with. */
export interface Records {
  customerId: number;
  customerName: string;
  contactId: number;
}

export interface Job {
  name: string;
  /** Keys and clicks that it may take. */
  goal: number;
  /** Those that it took on the screens of cards, counted there by hand. */
  before: number;
  /** Where it begins. */
  path: (records: Records) => string;
  /** What is there when it can begin. */
  ready: (page: Page) => Locator;
  run: (hand: Hand, records: Records) => Promise<void>;
  /** What shows that it is done. */
  done: (page: Page) => Locator;
}

const record = ({ customerId }: Records) => `/admin/customers/${customerId}`;
/** With a submission selected, as a link on the dashboard or the one before in the list leads there. */
const submission = ({ contactId }: Records) => `/admin/contacts?highlight=${contactId}`;
/** The page has this, and the frame before it a heading of its own. */
const header = (page: Page) => page.getByText(/^Customer ID: /);
const selected = (page: Page) => page.getByRole('heading', { level: 2, name: /^Ada Lovelace/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const says = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first();
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page) => palette(page).getByRole('option', { selected: true });

/** The first choice of the palette, once it is what was asked for. */
async function choose(hand: Hand, text: RegExp): Promise<void> {
  await option(hand.page).filter({ hasText: text }).waitFor();
  await hand.press('Enter');
}

const csvOf = (count: number): string =>
  [
    'name,email',
    ...Array.from({ length: count }, (_, at) => `Lead ${at},lead${at}@example.com`),
  ].join('\n');

/** What an owner does most often. */
export const jobs: Job[] = [
  {
    name: 'Triage a submission',
    goal: 1,
    before: 1,
    path: submission,
    ready: selected,
    run: (hand) => hand.press('r'),
    done: says('Contact updated successfully'),
  },
  {
    name: 'Reply to a submission',
    goal: 2,
    before: 2,
    path: submission,
    ready: selected,
    run: async (hand) => {
      await hand.press('w');
      await hand.page.getByRole('textbox', { name: 'Message' }).waitFor();
      await hand.write('Thursday at ten suits me.');
      await hand.press('Control+Enter');
    },
    done: says('Reply sent'),
  },
  {
    name: 'Convert a submission and open the customer',
    goal: 2,
    before: 2,
    path: submission,
    ready: selected,
    run: async (hand) => {
      await hand.press('v');
      await hand.click(button(hand.page, 'View customer'));
    },
    done: header,
  },
  {
    name: 'Log a call',
    goal: 4,
    before: 5,
    path: record,
    ready: header,
    run: async (hand) => {
      await hand.press('Control+k');
      await palette(hand.page).waitFor();
      await hand.write('call');
      await choose(hand, /Log a Call/);
      await hand.page.locator('[data-begin]:focus').waitFor();
      await hand.write('Agreed on the scope');
      await hand.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Plan a follow-up',
    goal: 3,
    before: 6,
    path: record,
    ready: header,
    run: async (hand) => {
      await hand.click(button(hand.page, 'Follow-up'));
      await hand.page.locator('[data-begin]:focus').waitFor();
      await hand.write('Ask for the sources');
      await hand.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Find a person and call',
    goal: 3,
    before: 4,
    path: () => '/admin',
    ready: (page) => button(page, 'Search'),
    run: async (hand, { customerName }) => {
      await hand.press('Control+k');
      await palette(hand.page).waitFor();
      await hand.write(customerName);
      await choose(hand, new RegExp(customerName));
      const call = hand.page.getByRole('link', { name: /^Call/ });
      await call.waitFor();
      // Nothing can be called here: the click is counted, and the link is looked at.
      hand.steps.clicks += 1;
    },
    done: (page) => page.locator('a[href^="tel:"]').first(),
  },
  {
    name: 'Book a session',
    goal: 4,
    before: 6,
    path: record,
    ready: header,
    run: async (hand) => {
      await hand.click(hand.page.getByRole('button', { name: 'Book', exact: true }));
      await hand.page.getByRole('textbox', { name: 'Title' }).waitFor();
      await hand.write('Kick-off');
      await hand.press('Tab');
      await hand.write('01022040');
      await hand.press('Tab');
      await hand.write('1000A');
      await hand.press('Enter');
    },
    done: says('Session booked'),
  },
  {
    name: 'Move a purchase along',
    goal: 2,
    before: 4,
    path: record,
    ready: (page) => button(page, /^Complete/).first(),
    run: (hand) => hand.click(button(hand.page, /^Complete/).first()),
    done: says('Purchase updated'),
  },
  {
    name: 'Import 300 customers',
    goal: 4,
    before: 4,
    path: () => '/admin/customers',
    ready: (page) => button(page, 'Import'),
    run: async (hand) => {
      await hand.click(button(hand.page, 'Import'));
      await hand.choose(hand.page.getByLabel('CSV file'), 'leads.csv', csvOf(300));
      await hand.click(button(hand.page, /^Import 300/));
    },
    done: says('300 customers added, 0 changed'),
  },
  {
    name: 'Delete a customer and restore it',
    goal: 3,
    before: 3,
    path: record,
    ready: header,
    run: async (hand) => {
      await hand.click(button(hand.page, 'Delete').first());
      await hand.click(hand.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await hand.click(button(hand.page, 'Undo'));
    },
    done: (page) => page.getByText(/restored/i).first(),
  },
];
