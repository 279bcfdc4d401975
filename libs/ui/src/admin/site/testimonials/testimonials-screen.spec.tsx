import { afterEach, describe, expect, it } from '@jest/globals';
import type { AdminTestimonial } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { answerLeaving, descriptionOf, expectToast, fill } from '../../../../testing/queries.ts';
import { someTestimonial } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/testimonials';
const UPDATE = 'PATCH /api/admin/testimonials/91';
const CHANGE = 'POST /api/admin/testimonials/91/change-requests';
const TEXT = 'The charts are clear at last.';

const server = new MockServer();
afterEach(cleanup);

const entry = async () =>
  within((await screen.findByRole('list', { name: 'Testimonials' })).querySelector('li')!);

async function open(...testimonials: AdminTestimonial[]) {
  const opened = openAdmin(server, '/admin/testimonials', { [LIST]: list(testimonials) });
  await screen.findByRole('heading', { name: 'Testimonials' });
  return opened;
}

const approved = { status: 'approved', isApproved: true } as const;
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('the list of testimonials', () => {
  it('links to testimonials in the navigation', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Testimonials' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(await screen.findByText('No testimonials yet')).toBeTruthy();
  });

  it("shows the text of a testimonial and its author's name", async () => {
    await open(someTestimonial({ rating: 4, company: 'Navy' }));
    const row = await entry();
    for (const text of ['To review', 'Verified client', '4 out of 5', 'Chart Reading', TEXT])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText('Grace H., Navy')).toBeTruthy();
  });

  it('shows until when a link works, and offers nothing to approve', async () => {
    await open(
      someTestimonial({ status: 'requested', content: '', submittedAt: null, consentedAt: null }),
    );
    const row = await entry();
    expect(row.getByText(/Link expired on|Link works until/)).toBeTruthy();
    expect(row.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(row.queryByText('Verified client')).toBeNull();
  });

  it('offers no action for a withdrawn testimonial', async () => {
    await open(someTestimonial({ status: 'withdrawn', name: 'Client', content: '' }));
    const row = await entry();
    expect(row.getByText('Withdrawn')).toBeTruthy();
    expect(row.queryAllByRole('button')).toEqual([]);
  });

  it('filters testimonials by status and search in the address', async () => {
    const { keys, address } = await open(someTestimonial());
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Withdrawn');
    await waitFor(() => expect(address()).toBe('/admin/testimonials?status=withdrawn'));
    server.respondWith({ [LIST]: list([]) });
    await fill(keys, screen.getByRole('searchbox', { name: 'Search testimonials' }), 'navy');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('reports when testimonials cannot be loaded, and tries again', async () => {
    const { keys } = openAdmin(server, '/admin/testimonials', { [LIST]: problem(500, 'Broken.') });
    await screen.findByText('The testimonials could not be loaded', {}, { timeout: 30_000 });
    server.respondWith({ [LIST]: list([someTestimonial()]) });
    await keys.click(button('Try again'));
    expect(await screen.findByText(TEXT)).toBeTruthy();
  });
});

describe('the owner', () => {
  it('approves the shown text, and hides it again', async () => {
    const { keys } = await open(someTestimonial());
    await screen.findByText(TEXT);
    const shown = someTestimonial({ ...approved, version: 3 });
    server.respondWith({ [UPDATE]: { json: shown }, [LIST]: list([shown]) });
    await keys.click(button('Approve the testimonial of Grace Hopper'));
    await expectToast('Success', 'The testimonial is shown on your site');
    await screen.findByRole('button', { name: 'Hide the testimonial of Grace Hopper' });
    const hidden = someTestimonial({ version: 4 });
    server.respondWith({ [UPDATE]: { json: hidden }, [LIST]: list([hidden]) });
    await keys.click(button('Hide the testimonial of Grace Hopper'));
    await expectToast('Success', 'The testimonial is hidden');
    expect(server.bodiesTo(UPDATE)).toEqual([
      { isApproved: true, version: 2 },
      { isApproved: false, version: 3 },
    ]);
  });

  it('reports when the author was faster', async () => {
    const { keys } = await open(someTestimonial());
    await screen.findByText(TEXT);
    const rewritten = someTestimonial({ content: 'A text that nobody has read yet.', version: 3 });
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([rewritten]) });
    await keys.click(button('Approve the testimonial of Grace Hopper'));
    await expectToast('Error', 'Changed elsewhere.');
    expect(await screen.findByText(rewritten.content)).toBeTruthy();
  });

  it('hides or approves a testimonial while a change is requested, and shows the proposal', async () => {
    await open(
      someTestimonial({
        status: 'change_requested',
        isApproved: true,
        changeNote: 'Shorter?',
        proposedContent: 'The charts are clear.',
      }),
    );
    const row = await entry();
    for (const name of [/^Hide/, /^Approve/])
      expect(row.getByRole('button', { name })).toBeTruthy();
    expect(row.getByText('Shown')).toBeTruthy();
    expect(row.getByText('The charts are clear.')).toBeTruthy();
  });

  it('deletes a testimonial to the trash, with Undo', async () => {
    const { keys } = await open(someTestimonial());
    await screen.findByText(TEXT);
    await keys.click(button('Delete the testimonial of Grace Hopper'));
    server.respondWith({ 'DELETE /api/admin/testimonials/91': { status: 204 }, [LIST]: list([]) });
    const question = within(screen.getByRole('alertdialog'));
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Testimonial deleted', '', 'Undo');
    expect(await screen.findByText('No testimonials yet')).toBeTruthy();
  });
});

describe('asking for a change', () => {
  async function openDialog() {
    const { keys } = await open(someTestimonial());
    await screen.findByText(TEXT);
    await keys.click(button('Ask for a change to the testimonial of Grace Hopper'));
    return keys;
  }
  const send = () => dialog().getByRole('button', { name: 'Send to the author' });
  const field = (name: string) => dialog().getByRole('textbox', { name });

  it('focuses the required description of a change first', async () => {
    const keys = await openDialog();
    expect(document.activeElement).toBe(field('What to change'));
    await keys.click(send());
    await waitFor(() =>
      expect(descriptionOf(field('What to change'))).toBe('Please say what to change.'),
    );
    expect(server.callsTo('POST')).toEqual([]);
  });

  it('requests a change without a proposal when the text is unchanged', async () => {
    const keys = await openDialog();
    await fill(keys, field('What to change'), 'Shorter?');
    server.respondWith({
      [CHANGE]: {
        status: 201,
        json: { mailedTo: 'grace@example.com', url: null, expiresAt: null },
      },
    });
    await keys.click(send());
    await expectToast('Success', 'Your question is on its way to grace@example.com');
    expect(server.bodiesTo(CHANGE)).toEqual([
      { note: 'Shorter?', proposedContent: null, version: 2 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('proposes a text, and shows the link to share when no mail is sent', async () => {
    const keys = await openDialog();
    await fill(keys, field('What to change'), 'Shorter?');
    await fill(keys, field('Proposed text'), 'The charts are clear.');
    const url = 'https://polaris.example/testimonial#secret';
    server.respondWith({
      [CHANGE]: { status: 201, json: { mailedTo: null, url, expiresAt: null } },
    });
    await keys.click(send());
    expect(await screen.findByDisplayValue(url)).toBeTruthy();
    expect(server.bodiesTo(CHANGE)).toMatchObject([{ proposedContent: 'The charts are clear.' }]);
    await keys.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for confirmation before Escape discards what is typed', async () => {
    const keys = await openDialog();
    await fill(keys, field('What to change'), 'Shorter?');
    await keys.click(dialog().getByRole('button', { name: 'Cancel' }));
    await answerLeaving(keys, 'Stay');
    expect(field('What to change')).toBeTruthy();
  });
});
