import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offerContent } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { problem } from '../../../../testing/mock-server.ts';
import {
  GET,
  PUT,
  SEND,
  PROFILE,
  profile,
  server,
  openDraft,
  form,
  field,
  lineAt,
  preview,
  click,
} from '../../../../testing/offer-editing.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  valueOf,
} from '../../../../testing/queries.ts';
import { someDraftOffer, someOfferRecord } from '../../../../testing/records/offer-records.ts';

beforeEach(() => void stopDate(new Date('2026-03-02T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

describe('a draft offer', () => {
  it('shows what is typed in the preview of an offer at once', async () => {
    const { keys } = await openDraft();
    await fill(keys, field('Title'), 'Charts for the board');
    expect(preview().getByRole('article', { name: 'Charts for the board' })).toBeTruthy();
    expect(preview().getByText('Calloway Data LLC')).toBeTruthy();
    await fill(keys, lineAt(0).getByLabelText('Price ($)'), '1000');
    expect(preview().getByText('$1,600.00')).toBeTruthy();
  });

  it('saves a draft offer with its service when Ctrl+S is pressed', async () => {
    const { keys } = await openDraft();
    await form().findByRole('option', { name: 'Data Audit' });
    expect(valueOf(field('Service'))).toBe('1');
    await fill(keys, field('Title'), 'Charts');
    server.respondWith({ [PUT]: { json: someDraftOffer({ version: 2 }) } });
    await keys.keyboard('{Control>}s{/Control}');
    await expectToast('Success', 'Draft saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      { serviceId: 1, content: { title: 'Charts' }, version: 1 },
    ]);
  });

  it('asks before unsaved changes of an offer are left', async () => {
    const { keys, address } = await openDraft();
    await fill(keys, field('Title'), 'Charts');
    await keys.click(screen.getByRole('link', { name: /Back to Offers/ }));
    await answerLeaving(keys, 'Stay');
    expect(address()).toBe('/admin/offers/5');
    await keys.click(screen.getByRole('link', { name: /Back to Offers/ }));
    await answerLeaving(keys, 'Leave');
    await waitFor(() => expect(address()).toBe('/admin/offers'));
  });

  it('shows a refusal of the server at its field', async () => {
    const { keys } = await openDraft();
    await fill(keys, field('Last day'), '2027-03-03');
    server.respondWith({
      [PUT]: problem(400, 'Invalid.', [{ path: 'expiresOn', message: 'At most a year.' }]),
    });
    await keys.click(click('Save Draft'));
    await waitFor(() => expect(descriptionOf(field('Last day'))).toMatch(/^At most a year\./));
  });

  it.each([
    ['Load theirs', 'Theirs', [1]],
    ['Keep mine', 'Mine', [1, 4]],
  ])('asks what to keep when another window has changed it: %s', async (choice, kept, versions) => {
    const { keys } = await openDraft();
    await fill(keys, field('Title'), 'Mine');
    const theirs = { ...offerContent(), title: 'Theirs' };
    server.respondWith({
      [PUT]: problem(409, 'Someone else has changed this.'),
      [GET]: { json: someDraftOffer({ content: theirs, version: 4 }) },
    });
    await keys.click(click('Save Draft'));
    const question = await screen.findByRole('alertdialog', {
      name: 'This offer was changed in another window',
    });
    const mine = { ...offerContent(), title: kept };
    const saved = someDraftOffer({ content: mine, version: 5 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(within(question).getByRole('button', { name: choice }));
    await waitFor(() => expect(valueOf(field('Title'))).toBe(kept));
    await waitFor(() =>
      expect(server.bodiesTo(PUT).map((body) => (body as { version: number }).version)).toEqual(
        versions,
      ),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says to whom it goes before it is sent, and saves first', async () => {
    const { keys } = await openDraft();
    await fill(keys, field('Title'), 'Charts');
    const saved = someDraftOffer({ version: 2 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(click('Send…'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Send this offer to team@harbor.example?',
    });
    expect(within(question).getByText(/until April 2, 2026/)).toBeTruthy();
    expect(server.callsTo(PUT)).toHaveLength(1);
    const sent = someOfferRecord({ version: 3 });
    server.respondWith({
      [SEND]: { json: { offer: sent, sentTo: 'team@harbor.example', url: null } },
      [GET]: { json: sent },
    });
    await keys.click(within(question).getByRole('button', { name: 'Send' }));
    await expectToast('Success', 'On the way to team@harbor.example');
    expect(server.bodiesTo(SEND)).toEqual([{ version: 2 }]);
    expect(await screen.findByText('What was sent (version 1)')).toBeTruthy();
  });

  it('shows its link once when no mail takes it', async () => {
    const { keys } = await openDraft({ recipient: null });
    await keys.click(click('Send…'));
    const url = 'https://polaris.example/offer#secret';
    const sent = someOfferRecord({ recipient: null });
    server.respondWith({
      [SEND]: { json: { offer: sent, sentTo: null, url } },
      [GET]: { json: sent },
    });
    await keys.click(await screen.findByRole('button', { name: 'Make the Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link of the offer' }));
    expect(valueOf(dialog.getByLabelText('Link'))).toBe(url);
    await keys.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByDisplayValue(url)).toBeNull();
  });

  it('says that its link is to be passed on when there is no mail server', async () => {
    const { keys } = await openDraft(
      {},
      { 'GET /api/auth/options': { json: { openId: false, mail: false } } },
    );
    await keys.click(click('Send…'));
    expect(
      await screen.findByText(/^There is no mail server\. You get a private link/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make the Link' })).toBeTruthy();
  });

  it('rejects to send an offer without a legal name and an address', async () => {
    const { keys } = await openDraft({}, { [PROFILE]: { json: { ...profile, address: null } } });
    await keys.click(click('Send…'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('link', { name: 'business profile' })).toBeTruthy();
    expect(question.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('reports why the server does not send it', async () => {
    const { keys } = await openDraft();
    await keys.click(click('Send…'));
    server.respondWith({ [SEND]: problem(409, 'The last day is over.') });
    await keys.click(await screen.findByRole('button', { name: 'Send' }));
    await expectToast('Error', 'The last day is over.');
  });

  it('saves an offer as a template under a new name', async () => {
    const { keys } = await openDraft();
    await keys.click(click('Save as Template'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as Template' }));
    await fill(keys, dialog.getByLabelText('Name'), 'Audit');
    const SAVE = 'POST /api/admin/offer-templates';
    const taken = 'There is a template with this name already.';
    server.respondWith({ [SAVE]: problem(409, taken) });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(descriptionOf(dialog.getByLabelText('Name'))).toBe(taken));
    server.respondWith({ [SAVE]: { json: { id: 1, name: 'Audit', content: offerContent() } } });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Template saved');
    expect(server.bodiesTo(SAVE).at(-1)).toMatchObject({ name: 'Audit' });
  });

  it('deletes a draft offer after confirmation', async () => {
    const { keys, address } = await openDraft();
    await fill(keys, field('Title'), 'Charts');
    await keys.click(click('Delete Draft'));
    server.respondWith({ 'DELETE /api/admin/offers/5': { status: 204 } });
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Draft deleted');
    await waitFor(() => expect(address()).toBe('/admin/offers'));
  });
});

describe('the editor of an offer on a narrow screen', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: false });
  });
  afterEach(() => void (window.matchMedia = wide));

  it('shows either the fields or the preview', async () => {
    const { keys } = await openDraft();
    expect(screen.queryByRole('group', { name: 'Preview of the offer' })).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Preview' }));
    expect(preview().getByText('Harbor Trust')).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('group', { name: 'Preview of the offer' })).toBeNull();
    expect(valueOf(field('Title'))).toBe('Data audit and support');
  });
});
