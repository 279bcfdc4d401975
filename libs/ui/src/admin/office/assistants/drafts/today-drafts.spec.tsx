import { afterEach, describe, expect, it } from '@jest/globals';
import type { AssistantDraft } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { allInView } from '../../../../../testing/in-view.ts';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { someDraft } from '../../../../../testing/records/draft-records.ts';
import { someBackups, someToday, someWeeks } from '../../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const DRAFTS = 'GET /api/admin/assistant-drafts';
const TODAY = 'GET /api/admin/today';
const REJECT = 'POST /api/admin/assistant-drafts/51/rejection';

const server = new MockServer();
afterEach(cleanup);

const lay = (...drafts: AssistantDraft[]) =>
  server.respondWith({
    [DRAFTS]: { json: drafts },
    [TODAY]: { json: someToday({ waitingDrafts: drafts.length }) },
  });

function open(waitingDrafts: number, drafts: { status?: number; json?: unknown }) {
  const { keys } = openAdmin(server, '/admin', {
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/backups': { json: someBackups() },
    [TODAY]: { json: someToday({ waitingDrafts }) },
    [DRAFTS]: drafts,
  });
  return keys;
}

const review = (name: string) => screen.findByRole('button', { name: `Review: ${name}` });

describe('what waits to be approved, under Today', () => {
  allInView();

  it('shows no part To approve, and requests no drafts, while none waits', async () => {
    open(0, { json: [] });
    await screen.findByText('Nothing is due today.');
    expect(server.callsTo(DRAFTS)).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'To approve' })).toBeNull();
  });

  it('shows a draft as one line without decision buttons until it is opened', async () => {
    const keys = open(1, { json: [someDraft('payment')] });
    const button = await review('Payment of Grace Hopper');
    expect(screen.queryByText('Nothing is due today.')).toBeNull();
    screen.getByRole('heading', { level: 3, name: 'To approve' });
    const link = screen.getByRole('link', { name: 'Grace Hopper' });
    expect(link.getAttribute('href')).toBe('/admin/customers/7');
    screen.getByText('$500.00 by bank transfer for Data audit');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await keys.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('button', { name: 'Approve and record: Payment of Grace Hopper' });
    screen.getByText('$1,200.00 before, $700.00 after');
  });

  it('moves the focus to the heading of the screen when the last draft is decided on', async () => {
    const keys = open(1, { json: [someDraft('message')] });
    await keys.click(await review('Message to Grace Hopper'));
    server.respondWith({ [REJECT]: {} });
    lay();
    await keys.click(screen.getByRole('button', { name: 'Reject: Message to Grace Hopper' }));
    await screen.findByText('Nothing is due today.');
    const heading = screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('heading', { name: 'To approve' })).toBeNull();
  });

  it('shows the first five drafts, and the rest on request', async () => {
    const drafts = [1, 2, 3, 4, 5, 6, 7].map((id) => someDraft('customer', { id }));
    const keys = open(7, { json: drafts });
    await screen.findAllByRole('button', { name: /^Review/ });
    const shown = () => screen.getAllByRole('button', { name: /^Review/ }).length;
    expect(shown()).toBe(5);
    await keys.click(screen.getByRole('button', { name: 'Show all 7' }));
    expect(shown()).toBe(7);
  });

  it('marks a draft that is outdated or was not carried out', async () => {
    open(2, {
      json: [
        someDraft('offer', { outdated: 'The price changed since this was written.' }),
        someDraft('invoice', { id: 52, problem: 'The invoice has no lines.' }),
      ],
    });
    const outdated = (await review('Offer for Grace Hopper')).closest('li')!;
    within(outdated).getByText('Outdated');
    within((await review('Invoice for Grace Hopper')).closest('li')!).getByText('Not carried out');
  });

  it('says that drafts could not be loaded, and tries again', async () => {
    const keys = open(1, problem(400, 'Not now.'));
    await screen.findByText('They could not be loaded. Not now.');
    lay(someDraft('message'));
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await review('Message to Grace Hopper');
  });
});
