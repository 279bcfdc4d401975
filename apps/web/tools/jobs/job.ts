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

export const record = ({ customerId }: Records) => `/admin/customers/${customerId}`;
/** Starts with a selected submission, as after a link of the dashboard. */
export const submission = ({ contactId }: Records) => `/admin/contacts?highlight=${contactId}`;
/** Only the page has this, not the skeleton. */
export const header = (page: Page) => page.getByText(/^Customer ID: /);
export const selected = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^Ada Lovelace/ });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
export const says = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first();
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette and picks the first choice for a word. */
export async function command(counter: StepCounter, word: string, choice: RegExp): Promise<void> {
  await counter.press('Control+k');
  await palette(counter.page).waitFor();
  await counter.write(word);
  await option(counter.page).filter({ hasText: choice }).waitFor();
  await counter.press('Enter');
}

/** Waits until a field has the focus, as a person does. */
export const focused = (counter: StepCounter, label: string | RegExp) =>
  counter.page.getByLabel(label).and(counter.page.locator(':focus')).waitFor();
