import { afterEach, describe, expect, it } from '@jest/globals';
import type { AssistantDraft } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, undo } from '../../../../../testing/queries.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { someDraft } from '../../../../../testing/records/draft-records.ts';
import { someContact } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const DRAFTS = 'GET /api/admin/assistant-drafts';
const APPROVE = 'POST /api/admin/assistant-drafts/51/approval';
const REJECT = 'POST /api/admin/assistant-drafts/51/rejection';
const UNDO = 'DELETE /api/admin/assistant-drafts/51/decision';

const server = new MockServer();
afterEach(cleanup);

const lay = (...drafts: AssistantDraft[]) => server.respondWith({ [DRAFTS]: { json: drafts } });

/** Opens the record of customer 7 with these drafts. */
async function open(...drafts: AssistantDraft[]) {
  const opened = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    [DRAFTS]: { json: drafts },
  });
  const section = await screen.findByRole('region', { name: 'To approve' });
  return { ...opened, section: within(section) };
}

const press = (name: string) => screen.getByRole('button', { name });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'To approve' })).toBeNull());
const textOf = (label: string) =>
  within(screen.getByRole('region', { name: 'To approve' })).getByText(label, { selector: 'dt' })
    .nextElementSibling?.textContent;

describe('a drafted message', () => {
  it('shows the assistant, the reason and the text of a drafted message', async () => {
    const { section } = await open(someDraft('message', {}, { followUpOn: '2026-01-09' }));
    const title = section.getByRole('heading', { name: 'Message to Grace Hopper' });
    expect(within(title).queryByRole('link')).toBeNull();
    section.getByText('by claude.ai · waits until January 16, 2026');
    section.getByText('“Grace asked for it.”');
    expect(textOf('To')).toBe('grace@example.com');
    expect(textOf('Subject')).toBe('Your report');
    section.getByText(/^Hello Grace,\s+your report is ready on Friday\.$/);
    section.getByText('January 9, 2026');
    expect(server.callsTo(DRAFTS)).toEqual([`${DRAFTS}?customerId=7`]);
  });

  it('removes an approved draft from the record, and shows it again after Undo', async () => {
    const { keys } = await open(someDraft('message'));
    server.respondWith({
      [APPROVE]: { json: someDraft('message', { leavesAt: '2026-01-02T15:00:10.000Z' }) },
      [UNDO]: {},
      [DRAFTS]: { json: [] },
    });
    await keys.click(press('Approve and send: Message to Grace Hopper'));
    await expectToast('Approved', 'Message to Grace Hopper is sent in a few seconds.', 'Undo');
    await isGone();
    expect(server.bodiesTo(APPROVE)).toEqual([{}]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    lay(someDraft('message'));
    await keys.click(undo());
    await screen.findByRole('heading', { name: 'Message to Grace Hopper' });
    expect(server.callsTo(UNDO)).toHaveLength(1);
  });

  it('removes a rejected draft, and moves the focus to the title of the next draft', async () => {
    const other = someDraft('customer', { id: 52 });
    const { keys } = await open(someDraft('message'), other);
    server.respondWith({ [REJECT]: {}, [DRAFTS]: { json: [other] } });
    // Several are a line each until they are opened.
    await keys.click(press('Review: Message to Grace Hopper'));
    press('Reject: Message to Grace Hopper').focus();
    await keys.keyboard('{Enter}');
    await expectToast('Rejected', 'Message to Grace Hopper', 'Undo');
    const next = screen.getByRole('heading', { name: 'Change of Grace Hopper' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('approves a draft once when its button is clicked twice', async () => {
    const { keys } = await open(someDraft('message'));
    server.respondWith({ [APPROVE]: { json: someDraft('message') }, [DRAFTS]: { json: [] } });
    await keys.dblClick(press('Approve and send: Message to Grace Hopper'));
    await isGone();
    expect(server.callsTo(APPROVE)).toHaveLength(1);
  });

  it('keeps a draft and says why when the server rejects its approval', async () => {
    const { keys } = await open(someDraft('message'));
    server.respondWith({ [APPROVE]: problem(409, 'The email address changed.') });
    await keys.click(press('Approve and send: Message to Grace Hopper'));
    await expectToast('Error', 'The email address changed.');
    press('Approve and send: Message to Grace Hopper');
  });

  it('says that an approval cannot be undone when Undo comes too late', async () => {
    const { keys } = await open(someDraft('message'));
    server.respondWith({
      [APPROVE]: { json: someDraft('message') },
      [UNDO]: problem(409, 'It was carried out already.'),
      [DRAFTS]: { json: [] },
    });
    await keys.click(press('Approve and send: Message to Grace Hopper'));
    await isGone();
    await keys.click(undo());
    await expectToast('Error', 'It was carried out already.');
  });

  it('offers only Reject and Edit when what a draft is based on changed', async () => {
    const outdated = 'The email address changed since this was written.';
    const { keys } = await open(someDraft('message', { outdated, problem: 'It has no address.' }));
    const approve = press('Approve and send: Message to Grace Hopper') as HTMLButtonElement;
    expect(approve.disabled).toBe(true);
    expect(descriptionOf(approve)).toBe(outdated);
    screen.getByText('It was not carried out: It has no address.');
    await keys.click(press('Edit: Message to Grace Hopper'));
    const send = press('Approve and send') as HTMLButtonElement;
    expect(send.disabled).toBe(true);
  });

  it('names what others wrote that the assistant had read, with links', async () => {
    const { section } = await open(
      someDraft('message', {
        readBefore: [
          { kind: 'message', id: 12, name: 'Sara', customerId: 9 },
          { kind: 'submission', id: 31, name: 'Ben', customerId: null },
          { kind: 'offer', id: 4, name: null, customerId: null },
        ],
      }),
    );
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/customers/9', '/admin/contacts?highlight=31']);
    expect(section.getByText(/^Before it wrote this/).textContent).toBe(
      'Before it wrote this, it had read: Message from Sara · Submission of Ben · a deleted offer',
    );
  });
});

describe('the other kinds of drafts', () => {
  it('shows an offer as the document of its client, and becomes a draft of the owner to be edited', async () => {
    const { keys, section, address } = await open(someDraft('offer'));
    press('Approve and send: Offer for Grace Hopper');
    await keys.click(press('Show the offer'));
    const shown = section.getByRole('article');
    expect(within(shown).getByRole('heading', { level: 4 })).toBeTruthy();
    server.respondWith({
      'POST /api/admin/assistant-drafts/51/edit': { json: { kind: 'offer', id: 3 } },
      'GET /api/admin/offers/3': problem(404, 'There is no such offer.'),
    });
    await keys.click(press('Edit: Offer for Grace Hopper'));
    await expectToast('Success', 'Now a draft of yours');
    await waitFor(() => expect(address()).toBe('/admin/offers/3'));
  });

  it('shows buyer, lines, tax, total and due date of an invoice', async () => {
    const { section } = await open(someDraft('invoice'));
    press('Approve and send: Invoice for Grace Hopper');
    section.getByText('To billing@example.com');
    section.getByText('Harbor Trust');
    section.getByText('14 days after it is issued');
    const table = section.getByRole('table', { name: 'Lines' });
    within(table).getByText('$1,200.00');
    expect(textOf('Total')).toBe('$1,320.00');
    expect(textOf('Subtotal')).toBe('$1,200.00');
  });

  it('offers to issue, not to send, an invoice whose buyer has no email address', async () => {
    await open(someDraft('invoice', { customer: null }, { to: null, daysUntilDue: null }));
    press('Approve and issue: Invoice for Harbor Trust');
    await screen.findByText(/^\d+ days after it is issued$/);
  });

  it('shows a payment with what is owed before and after it', async () => {
    await open(someDraft('payment'));
    press('Approve and record: Payment of Grace Hopper');
    expect(textOf('Amount')).toBe('$500.00');
    expect(textOf('Owed')).toBe('$1,200.00 before, $700.00 after');
    screen.getByText('The client gets a receipt by email, if there is an address.');
  });

  it('shows what changes of a customer, and of notes only what is added', async () => {
    const { section } = await open(someDraft('customer'));
    press('Approve: Change of Grace Hopper');
    expect(section.queryByRole('button', { name: /^Edit/ })).toBeNull();
    const [phone, notes] = section.getAllByRole('definition');
    expect(phone?.textContent).toBe('555-0100 →  becomes 555-0199');
    expect(notes?.textContent).toBe('Added: Moved to Boston.');
  });
});

it('shows a drafted reply at its submission, below what was written', async () => {
  openAdmin(server, '/admin/contacts?highlight=31', {
    'GET /api/admin/contact-submissions': list([someContact()]),
    [DRAFTS]: {
      json: [someDraft('reply', { customer: null, contact: { id: 31, name: 'Ada Lovelace' } })],
    },
  });
  const section = within(await screen.findByRole('region', { name: 'To approve' }));
  section.getByRole('heading', { level: 4, name: 'Reply to Ada Lovelace' });
  section.getByText('Quoted text');
  expect(server.callsTo(DRAFTS)).toEqual([`${DRAFTS}?contactId=31`]);
});

it('says when the drafts of a record could not be loaded, and tries again', async () => {
  const { keys } = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    [DRAFTS]: problem(400, 'Not now.'),
  });
  const alert = await screen.findByText(/^What waits to be approved could not be loaded: /);
  lay(someDraft('message'));
  await keys.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Message to Grace Hopper' });
});
