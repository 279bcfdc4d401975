import type { Locator, Page } from '@playwright/test';
import type { StepCounter } from './step-counter.ts';

/** The initial records of a job. */
export interface Records {
  customerId: number;
  customerName: string;
  contactId: number;
  /** A submission with the email of the customer. */
  knownContactId: number;
  serviceName: string;
}

export interface Job {
  name: string;
  /** Keys and clicks of the best other product, as generally known. */
  peer: number;
  /** The keys and clicks it took in the review of November 2026. */
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
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const says = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first();
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette and picks the first choice for a word. */
async function command(counter: StepCounter, word: string, choice: RegExp): Promise<void> {
  await counter.press('Control+k');
  await palette(counter.page).waitFor();
  await counter.write(word);
  await option(counter.page).filter({ hasText: choice }).waitFor();
  await counter.press('Enter');
}

/** Waits until a field has the focus, as a person does. */
const focused = (counter: StepCounter, label: string | RegExp) =>
  counter.page.getByLabel(label).and(counter.page.locator(':focus')).waitFor();

/** The jobs of a consultant's week, in the order of the review. */
export const jobs: Job[] = [
  {
    name: 'Triage a submission',
    peer: 1,
    before: 1,
    path: submission,
    ready: selected,
    run: (counter) => counter.press('r'),
    done: says('Contact updated successfully'),
  },
  {
    name: 'Reply to a submission',
    peer: 2,
    before: 2,
    path: submission,
    ready: selected,
    run: async (counter) => {
      await counter.press('w');
      await focused(counter, 'Message');
      await counter.write('Thursday at ten suits me.');
      await counter.press('Control+Enter');
    },
    done: says('Reply sent'),
  },
  {
    name: 'Convert a submission and open the customer',
    peer: 1,
    before: 2,
    path: submission,
    ready: selected,
    run: (counter) => counter.press('Shift+V'),
    done: header,
  },
  {
    name: 'Give a submission to a known customer',
    peer: 0,
    before: 2,
    path: ({ knownContactId }) => `/admin/contacts?highlight=${knownContactId}`,
    ready: selected,
    run: async (counter) => {
      await counter.press('v');
      await button(counter.page, /^Use this customer/)
        .and(counter.page.locator(':focus'))
        .waitFor();
      await counter.press('Enter');
    },
    done: says('Contact converted to customer successfully'),
  },
  {
    name: 'Log a call',
    peer: 3,
    before: 3,
    path: record,
    ready: header,
    run: async (counter) => {
      await command(counter, 'call', /Log a Call/);
      await focused(counter, 'Subject');
      await counter.write('Agreed on the scope');
      await counter.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Plan a follow-up',
    peer: 3,
    before: 2,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(button(counter.page, 'Follow-up'));
      await focused(counter, 'Subject');
      await counter.write('Ask for the sources');
      await counter.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Book a session',
    peer: 0,
    before: 4,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(counter.page.getByRole('button', { name: 'Book', exact: true }));
      await focused(counter, 'Title');
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
    name: 'Move a session',
    peer: 1,
    before: 4,
    path: record,
    ready: (page) => button(page, /^Move: /),
    run: async (counter) => {
      await counter.click(button(counter.page, /^Move: /));
      await focused(counter, 'Start');
      await counter.write('0203');
      await counter.press('Enter');
    },
    done: says('Session updated'),
  },
  {
    name: 'Cancel a session',
    peer: 2,
    before: 2,
    path: record,
    ready: (page) => button(page, /^Cancel: /),
    run: async (counter) => {
      await counter.click(button(counter.page, /^Cancel: /));
      await counter.click(button(counter.page, 'Cancel the session'));
    },
    done: says('Session canceled'),
  },
  {
    name: 'Record a sale to someone without an account',
    peer: 5,
    before: 5,
    path: record,
    ready: header,
    run: async (counter, { serviceName }) => {
      await counter.click(counter.page.getByRole('button', { name: 'Sell', exact: true }));
      await focused(counter, 'Service');
      await counter.page.getByRole('option', { name: new RegExp(serviceName) }).waitFor({
        state: 'attached',
      });
      await counter.write(serviceName);
      await counter.press('Tab');
      await counter.press('Enter');
    },
    done: says('Sale recorded'),
  },
  {
    name: 'Record a part payment',
    peer: 3,
    before: 3,
    path: record,
    ready: (page) => button(page, /^Record a payment/),
    run: async (counter) => {
      await counter.click(button(counter.page, /^Record a payment/));
      await focused(counter, 'Amount ($)');
      await counter.press('Control+a');
      await counter.write('50');
      await counter.press('Enter');
    },
    done: says('Payment recorded'),
  },
  {
    name: 'Draft an invoice of two lines',
    peer: 9,
    before: 12,
    path: () => '/admin/invoices/new',
    ready: (page) => page.getByRole('combobox', { name: 'Customer' }),
    run: async (counter, { customerName }) => {
      const { page } = counter;
      await focused(counter, 'Customer');
      await counter.write(customerName);
      await page.getByRole('option', { name: customerName }).waitFor();
      await counter.press('ArrowDown');
      await counter.press('Enter');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="buyer.email"]')?.value,
      );
      for (const text of ['Review of the ledger', 'A day on site']) {
        if (text.startsWith('A')) await counter.click(button(page, 'Add Line'));
        else await counter.click(page.getByLabel('Description').first());
        await counter.write(text);
        await counter.press('Tab');
        await counter.press('Tab');
        await counter.write('450');
      }
      await counter.press('Enter');
    },
    done: says('Draft saved'),
  },
  {
    name: 'Invoice a purchase, and send it',
    peer: 3,
    before: 4,
    path: record,
    ready: (page) => button(page, /^Create an invoice/),
    run: async (counter) => {
      const { page } = counter;
      await counter.click(button(page, /^Create an invoice/));
      await counter.click(page.getByRole('button', { name: 'Issue', exact: true }));
      await counter.click(button(page, 'Issue and Send'));
    },
    done: (page) => page.getByText(/issued, and on the way to/).first(),
  },
  {
    name: 'Set the status of eight customers',
    peer: 4,
    before: 10,
    path: () => '/admin/customers',
    ready: (page) => page.getByRole('checkbox', { name: /^Select / }).nth(8),
    run: async (counter) => {
      const { page } = counter;
      const box = (at: number) => page.getByRole('row').getByRole('checkbox').nth(at);
      await counter.click(box(1));
      await counter.click(box(8), ['Shift']);
      await counter.pick(page.getByRole('combobox', { name: 'Set status' }), 'Inactive');
    },
    done: (page) => page.getByText(/8 customers/).first(),
  },
  {
    name: 'Delete a customer and restore it',
    peer: 2,
    before: 3,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(button(counter.page, 'Delete'));
      await counter.click(
        counter.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
      );
      await counter.press('Control+z');
    },
    done: (page) => page.getByText(/restored/i).first(),
  },
];
