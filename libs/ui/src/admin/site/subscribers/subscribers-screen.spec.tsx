import { afterEach, describe, expect, it } from '@jest/globals';
import type { NewsletterIssue } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { someSubscriber } from '../../../../testing/records/mail-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/subscribers';
const ISSUES = 'GET /api/admin/newsletter';
const SEND = 'POST /api/admin/newsletter/essays/long-arc';

const server = new MockServer();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const someEssay = (own: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  id: null,
  slug: 'long-arc',
  title: 'The Long Arc',
  preview: 'Read the new essay:\nhttps://polaris.example/PolarisNet/long-arc\n',
  sentAt: null,
  recipients: 12,
  queued: 0,
  ...own,
});

const open = (responses: Parameters<typeof openAdmin>[2] = {}) =>
  openAdmin(server, '/admin/subscribers', {
    [LIST]: list([someSubscriber()]),
    [ISSUES]: { json: [] },
    ...responses,
  });

describe('the subscribers screen', () => {
  it('lists subscribers with their consent and the customer with the address', async () => {
    open({ [LIST]: list([someSubscriber({ customer: { id: 7, name: 'Grace Hopper' } })]) });
    const entry = (await screen.findByText('reader@example.com')).closest('li')!;
    expect(entry.textContent).toMatch(/Subscribed.*Asked Jan 2, 2026.*Confirmed Jan 2, 2026/);
    expect(entry.textContent).toContain('on /PolarisNet');
    const customer = within(entry).getByRole('link', { name: 'Customer: Grace Hopper' });
    expect(customer.getAttribute('href')).toBe('/admin/customers/7');
  });

  it('shows that email to a subscriber bounces, and tries the address again', async () => {
    const undeliverable = { id: 12, kind: 'bounce', reason: '550 user unknown' } as const;
    const { keys } = open({ [LIST]: list([someSubscriber({ undeliverable })]) });
    const entry = (await screen.findByText('reader@example.com')).closest('li')!;
    expect(entry.textContent).toMatch(/Email bounces.*550 user unknown/);
    server.respondWith({
      'DELETE /api/admin/undeliverable-addresses/12': { status: 204 },
      [LIST]: list([someSubscriber()]),
    });
    const name = 'Try this address again: reader@example.com';
    await keys.click(within(entry).getByRole('button', { name }));
    await expectToast('Success', 'Email to reader@example.com is sent again');
    await waitFor(() => expect(screen.queryByText('550 user unknown')).toBeNull());
  });

  it('shows that subscribers and essays are loading, and no empty state before that', async () => {
    const never = new Promise<never>(() => undefined);
    open({ [LIST]: never, [ISSUES]: never });
    expect(await screen.findByText('Loading subscribers...')).toBeTruthy();
    expect(screen.getByText('Loading essays...')).toBeTruthy();
    for (const claim of ['No subscribers yet', /nothing to send/])
      expect(screen.queryByText(claim)).toBeNull();
    expect(screen.getByRole('heading', { name: 'All Subscribers' })).toBeTruthy();
  });

  it('shows an empty list at first, and sends nothing', async () => {
    open({ [LIST]: list([]), [ISSUES]: { json: [someEssay({ recipients: 0 })] } });
    expect(await screen.findByText('No subscribers yet')).toBeTruthy();
    expect(await screen.findByText('No one has subscribed yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send to/ })).toBeNull();
  });

  it('reads subscribers and essays again after a failure', async () => {
    const away = problem(400, 'Not now.');
    const { keys } = open({ [LIST]: away, [ISSUES]: away });
    expect(await screen.findByText('The subscribers could not be loaded')).toBeTruthy();
    expect(await screen.findByText(/The essays could not be loaded/)).toBeTruthy();
    server.respondWith({ [LIST]: list([someSubscriber()]), [ISSUES]: { json: [someEssay()] } });
    for (const button of screen.getAllByRole('button', { name: 'Try again' }))
      await keys.click(button);
    expect(await screen.findByText('reader@example.com')).toBeTruthy();
    expect(await screen.findByText('The Long Arc')).toBeTruthy();
  });

  it('deletes a subscriber once the owner confirms', async () => {
    const { keys } = open();
    await keys.click(await screen.findByRole('button', { name: 'Delete reader@example.com' }));
    server.respondWith({ 'DELETE /api/admin/subscribers/101': { status: 204 }, [LIST]: list([]) });
    const dialog = within(screen.getByRole('alertdialog'));
    await keys.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No subscribers yet')).toBeTruthy();
    expect(server.callsTo('DELETE /api/admin/subscribers/101')).toHaveLength(1);
  });
});

describe('a new essay', () => {
  it('confirms the number of readers before an essay is sent, by keyboard', async () => {
    const { keys } = open({ [ISSUES]: { json: [someEssay()] } });
    (await screen.findByRole('button', { name: 'Send to 12 subscribers' })).focus();
    await keys.keyboard('{Enter}');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Send to 12 subscribers?' }));
    expect(dialog.getByText(/polaris.example\/PolarisNet\/long-arc/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    const sent = someEssay({ id: 4, sentAt: '2026-01-02T15:00:00.000Z', queued: 3, preview: '' });
    server.respondWith({ [SEND]: { status: 202, json: sent }, [ISSUES]: { json: [sent] } });
    await keys.tab();
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'On the way to 12 subscribers');
    expect(server.callsTo(SEND)).toHaveLength(1);
    expect(await screen.findByText(/Sending: 3 of 12 subscribers/)).toBeTruthy();
  });

  it('does not send an essay when the number of readers has changed', async () => {
    const { keys } = open({ [ISSUES]: { json: [someEssay()] } });
    await keys.click(await screen.findByRole('button', { name: 'Send to 12 subscribers' }));
    server.respondWith({
      [SEND]: problem(409, 'There are 13 subscribers now.'),
      [ISSUES]: { json: [someEssay({ recipients: 13 })] },
    });
    const dialog = within(screen.getByRole('alertdialog'));
    await keys.click(dialog.getByRole('button', { name: 'Send to 12 subscribers' }));
    await expectToast('Error', 'There are 13 subscribers now.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send to 13 subscribers' })).toBeTruthy(),
    );
  });
});

const LETTERS = 'POST /api/admin/newsletter/letters';
const PREVIEW = `${LETTERS}/preview`;

const someLetter = (own: Partial<NewsletterIssue> = {}) =>
  someEssay({
    slug: null,
    title: 'A place in March',
    preview: 'March is free.\n\nUnsubscribe:\nhttps://polaris.example\n',
    ...own,
  });

/** Opens the dialog and writes a letter in it. */
async function writeLetter(responses: Parameters<typeof openAdmin>[2] = {}) {
  const { keys } = open(responses);
  await keys.click(await screen.findByRole('button', { name: 'Write a Letter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Write a Letter' }));
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Subject/));
  await keys.keyboard('A place in March');
  await keys.tab();
  await keys.keyboard('March is free.');
  return { keys, dialog };
}

describe('a letter', () => {
  it('shows a letter and its readers before it is sent, by keyboard', async () => {
    const { keys } = await writeLetter();
    server.respondWith({ [PREVIEW]: { json: someLetter() } });
    await keys.keyboard('{Control>}{Enter}{/Control}');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Send to 12 subscribers?' }),
    );
    expect(question.getByText(/March is free\./)).toBeTruthy();
    const sent = someLetter({ id: 5, sentAt: '2026-01-02T15:00:00.000Z', queued: 12, preview: '' });
    server.respondWith({ [LETTERS]: { status: 202, json: sent }, [ISSUES]: { json: [sent] } });
    await keys.click(question.getByRole('button', { name: 'Send to 12 subscribers' }));
    await expectToast('Success', 'On the way to 12 subscribers');
    expect(server.bodiesTo(LETTERS).at(-1)).toEqual({
      subject: 'A place in March',
      text: 'March is free.',
      recipients: 12,
    });
    const entry = (await screen.findByText('A place in March')).closest('li')!;
    expect(entry.textContent).toContain('Letter · Sent to 12 subscribers on January 2, 2026');
    await keys.click(screen.getByRole('button', { name: 'Write a Letter' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('');
  });

  it('keeps a letter as it was typed when its number of readers has changed', async () => {
    const { keys } = await writeLetter();
    server.respondWith({ [PREVIEW]: { json: someLetter() } });
    await keys.click(screen.getByRole('button', { name: 'Preview' }));
    server.respondWith({ [LETTERS]: problem(409, 'There are 13 subscribers now.') });
    const send = await screen.findByRole('button', { name: 'Send to 12 subscribers' });
    await keys.click(send);
    await expectToast('Error', 'There are 13 subscribers now.');
    expect(
      (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Letter/ })).value,
    ).toBe('March is free.');
  });

  it('keeps the draft of a letter when its dialog is closed', async () => {
    const { keys } = await writeLetter();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Write a Letter' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('A place in March');
  });

  it('offers nothing to send while there are no subscribers', async () => {
    const { keys } = await writeLetter();
    server.respondWith({ [PREVIEW]: { json: someLetter({ recipients: 0 }) } });
    await keys.click(screen.getByRole('button', { name: 'Preview' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'No one has subscribed yet' }),
    );
    expect(question.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('asks for the subject and the text of a letter when they are empty', async () => {
    const { keys } = open();
    await keys.click(await screen.findByRole('button', { name: 'Write a Letter' }));
    await keys.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Subject is required')).toBeTruthy();
    expect(screen.getByText('Letter is required')).toBeTruthy();
    expect(server.callsTo(PREVIEW)).toEqual([]);
  });
});
