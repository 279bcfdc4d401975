import type { Locator, Page } from '@playwright/test';
import type { StepCounter } from './step-counter.ts';

/** The initial records of a job. */
export interface Records {
  customerId: number;
  customerName: string;
  contactId: number;
}

export interface Job {
  name: string;
  /** The limit of keys and clicks. */
  goal: number;
  /** The previous count, on screens of cards. */
  before: number;
  /** The start path. */
  path: (records: Records) => string;
  /** Shown when the job can start. */
  ready: (page: Page) => Locator;
  run: (counter: StepCounter, records: Records) => Promise<void>;
  /** Shown when the job is done. */
  done: (page: Page) => Locator;
}

const record = ({ customerId }: Records) => `/admin/customers/${customerId}`;
/** Starts with a selected submission, as after a link of the dashboard. */
const submission = ({ contactId }: Records) => `/admin/contacts?highlight=${contactId}`;
/** Only the page has this, not the skeleton. */
const header = (page: Page) => page.getByText(/^Customer ID: /);
const selected = (page: Page) => page.getByRole('heading', { level: 2, name: /^Ada Lovelace/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const says = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first();
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Waits for the first choice of the palette. */
async function choose(counter: StepCounter, text: RegExp): Promise<void> {
  await option(counter.page).filter({ hasText: text }).waitFor();
  await counter.press('Enter');
}

const csvOf = (count: number): string =>
  [
    'name,email',
    ...Array.from({ length: count }, (_, at) => `Lead ${at},lead${at}@example.com`),
  ].join('\n');

/** The owner's most frequent jobs. */
export const jobs: Job[] = [
  {
    name: 'Triage a submission',
    goal: 1,
    before: 1,
    path: submission,
    ready: selected,
    run: (counter) => counter.press('r'),
    done: says('Contact updated successfully'),
  },
  {
    name: 'Reply to a submission',
    goal: 2,
    before: 2,
    path: submission,
    ready: selected,
    run: async (counter) => {
      await counter.press('w');
      await counter.page.getByRole('textbox', { name: 'Message' }).waitFor();
      await counter.write('Thursday at ten suits me.');
      await counter.press('Control+Enter');
    },
    done: says('Reply sent'),
  },
  {
    name: 'Convert a submission and open the customer',
    goal: 2,
    before: 2,
    path: submission,
    ready: selected,
    run: async (counter) => {
      await counter.press('v');
      await counter.click(button(counter.page, 'View customer'));
    },
    done: header,
  },
  {
    name: 'Log a call',
    goal: 4,
    before: 5,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.press('Control+k');
      await palette(counter.page).waitFor();
      await counter.write('call');
      await choose(counter, /Log a Call/);
      await counter.page.locator('[data-begin]:focus').waitFor();
      await counter.write('Agreed on the scope');
      await counter.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Plan a follow-up',
    goal: 3,
    before: 6,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(button(counter.page, 'Follow-up'));
      await counter.page.locator('[data-begin]:focus').waitFor();
      await counter.write('Ask for the sources');
      await counter.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Find a person and call',
    goal: 3,
    before: 4,
    path: () => '/admin',
    ready: (page) => button(page, 'Search'),
    run: async (counter, { customerName }) => {
      await counter.press('Control+k');
      await palette(counter.page).waitFor();
      await counter.write(customerName);
      await choose(counter, new RegExp(customerName));
      const call = counter.page.getByRole('link', { name: /^Call/ });
      await call.waitFor();
      // No phone here: counts the click, and checks the link.
      counter.steps.clicks += 1;
    },
    done: (page) => page.locator('a[href^="tel:"]').first(),
  },
  {
    name: 'Book a session',
    goal: 4,
    before: 6,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(counter.page.getByRole('button', { name: 'Book', exact: true }));
      await counter.page.getByRole('textbox', { name: 'Title' }).waitFor();
      await counter.write('Kick-off');
      await counter.press('Tab');
      await counter.write('01022040');
      await counter.press('Tab');
      await counter.write('1000A');
      await counter.press('Enter');
    },
    done: says('Session booked'),
  },
  {
    name: 'Move a purchase along',
    goal: 2,
    before: 4,
    path: record,
    ready: (page) => button(page, /^Complete/).first(),
    run: (counter) => counter.click(button(counter.page, /^Complete/).first()),
    done: says('Purchase updated'),
  },
  {
    name: 'Import 300 customers',
    goal: 4,
    before: 4,
    path: () => '/admin/customers',
    ready: (page) => button(page, 'Import'),
    run: async (counter) => {
      await counter.click(button(counter.page, 'Import'));
      await counter.choose(counter.page.getByLabel('CSV file'), 'leads.csv', csvOf(300));
      await counter.click(button(counter.page, /^Import 300/));
    },
    done: says('300 customers added, 0 changed'),
  },
  {
    name: 'Delete a customer and restore it',
    goal: 3,
    before: 3,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(button(counter.page, 'Delete').first());
      await counter.click(
        counter.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
      );
      await counter.click(button(counter.page, 'Undo'));
    },
    done: (page) => page.getByText(/restored/i).first(),
  },
];
