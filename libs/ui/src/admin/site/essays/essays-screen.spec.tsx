import { afterEach, describe, expect, it } from '@jest/globals';
import type { Essay } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { answerLeaving, expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { someEssay, someEssaySummary } from '../../../../testing/records/essay-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/essays';
const GET = 'GET /api/admin/essays/5';
const POST = 'POST /api/admin/essays';
const PATCH = 'PATCH /api/admin/essays/5';
const DELETE = 'DELETE /api/admin/essays/5';

const server = new MockServer();
afterEach(cleanup);

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

async function openEssay(own: Partial<Essay> = {}) {
  const essay = someEssay(own);
  const opened = openAdmin(server, '/admin/essays/5', {
    [GET]: { json: essay },
    [LIST]: list([someEssaySummary(own)]),
  });
  await screen.findByRole('heading', { level: 1, name: essay.title });
  return opened;
}

describe('the list of essays', () => {
  it('links each essay with its status to its editor', async () => {
    openAdmin(server, '/admin/essays', {
      [LIST]: list([someEssaySummary(), someEssaySummary({ id: 6, status: 'published' })]),
    });
    const [draft, published] = await screen.findAllByRole('link', { name: 'Why Maps Lie' });
    expect(draft!.getAttribute('href')).toBe('/admin/essays/5');
    expect(within(draft!.closest('li')!).getByText('Draft')).toBeTruthy();
    expect(within(published!.closest('li')!).getByText('Published')).toBeTruthy();
    expect(screen.getByText('All Essays (2)')).toBeTruthy();
  });

  it('opens the form of a new essay when there are no essays', async () => {
    const { keys, address } = openAdmin(server, '/admin/essays', { [LIST]: list([]) });
    await keys.click(await screen.findByRole('link', { name: 'Write an essay' }));
    expect(address()).toBe('/admin/essays/new');
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
  });

  it('reads the essays again after a failure', async () => {
    const { keys } = openAdmin(server, '/admin/essays', { [LIST]: problem(400, 'Not now.') });
    expect(await screen.findByText('The essays could not be loaded')).toBeTruthy();
    server.respondWith({ [LIST]: list([]) });
    await keys.click(press('Try again'));
    expect(await screen.findByText('No essays yet')).toBeTruthy();
  });
});

describe('a new essay', () => {
  it('suggests an address from the title until the address is typed, and saves a draft', async () => {
    const { keys, address } = openAdmin(server, '/admin/essays/new', {
      [POST]: { json: someEssay() },
      [GET]: { json: someEssay() },
    });
    await fill(keys, await screen.findByRole('textbox', { name: 'Title' }), 'Why Maps Lie');
    expect(valueOf(field('Address'))).toBe('why-maps-lie');
    await fill(keys, field('Address'), 'maps');
    await fill(keys, field('Title'), 'Maps');
    expect(valueOf(field('Address'))).toBe('maps');
    await fill(keys, field('Topics'), 'Old Maps, identity');
    await keys.click(press('Design'));
    await keys.click(press('Save Draft'));
    await expectToast('Draft saved');
    expect(server.bodiesTo(POST)).toMatchObject([
      { title: 'Maps', slug: 'maps', topics: ['Old Maps', 'identity', 'design'], status: 'draft' },
    ]);
    await waitFor(() => expect(address()).toBe('/admin/essays/5'));
  });

  it('shows the error of a taken address at its field, and keeps what was typed', async () => {
    const taken = 'Another essay has this address.';
    const { keys } = openAdmin(server, '/admin/essays/new', {
      [POST]: problem(409, taken, [{ path: 'slug', message: taken }]),
    });
    await fill(keys, await screen.findByRole('textbox', { name: 'Title' }), 'Manifesto');
    await keys.click(press('Save Draft'));
    await waitFor(() => expect(document.activeElement).toBe(field('Address')));
    expect(screen.getAllByText(taken).length).toBeGreaterThan(0);
    expect(valueOf(field('Title'))).toBe('Manifesto');
  });
});

describe('the editor of an essay', () => {
  it('previews the text while it is typed, with HTML as text', async () => {
    const { keys } = await openEssay({ body: '' });
    await fill(keys, field('Text'), '## The tide\n\n<b>It</b> was *high*.');
    expect(await preview().findByRole('heading', { name: 'The tide' })).toBeTruthy();
    expect(preview().getByText('high').tagName).toBe('EM');
    expect(preview().getByText(/<b>It<\/b> was/)).toBeTruthy();
  });

  it('publishes an essay together with its unsaved changes', async () => {
    const { keys } = await openEssay();
    server.respondWith({
      [PATCH]: { json: someEssay({ title: 'Maps', status: 'published', version: 2 }) },
    });
    await fill(keys, field('Title'), 'Maps');
    await keys.click(press('Publish'));
    await expectToast('Essay published');
    expect(server.bodiesTo(PATCH)).toEqual([{ title: 'Maps', status: 'published', version: 1 }]);
  });

  it('shows at its field what an essay lacks to be published, and keeps it a draft', async () => {
    const message = 'Add at least one topic before you publish.';
    const { keys } = await openEssay({ topics: [] });
    server.respondWith({ [PATCH]: problem(400, message, [{ path: 'topics', message }]) });
    await keys.click(press('Publish'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field('Topics'));
    expect(press('Publish')).toBeTruthy();
  });

  it('keeps the address of a published essay, and withdraws it after confirmation', async () => {
    const { keys } = await openEssay({ status: 'published' });
    expect(field('Address').getAttribute('readonly')).not.toBeNull();
    const link = screen.getByRole('link', { name: 'View on the site' });
    expect(link.getAttribute('href')).toBe('/PolarisNet/why-maps-lie');
    server.respondWith({ [PATCH]: { json: someEssay({ version: 2 }) } });
    await keys.click(press('Withdraw'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await keys.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expectToast('Essay withdrawn');
    expect(server.bodiesTo(PATCH)).toEqual([{ status: 'draft', version: 1 }]);
  });

  it('offers both texts when another window has also changed the text', async () => {
    const { keys } = await openEssay({ body: 'Old.' });
    const theirs = someEssay({ body: 'Theirs.', version: 2 });
    server.respondWith({ [PATCH]: problem(409, 'Changed.'), [GET]: { json: theirs } });
    await fill(keys, field('Text'), 'Mine.');
    await keys.click(press('Publish'));
    const theirChoice = await screen.findByRole('radio', { name: 'Theirs Theirs.' });
    await keys.click(theirChoice);
    server.respondWith({ [PATCH]: { json: { ...theirs, status: 'published', version: 3 } } });
    await keys.click(press('Save these choices'));
    await expectToast('Essay published');
    expect(server.bodiesTo(PATCH).at(-1)).toEqual({ status: 'published', version: 2 });
  });

  it('asks before unsaved text is lost', async () => {
    const { keys, address } = await openEssay();
    await fill(keys, field('Text'), 'Unsaved.');
    await keys.click(screen.getByRole('link', { name: /Back to Essays/ }));
    await answerLeaving(keys, 'Stay');
    expect([address(), valueOf(field('Text'))]).toEqual(['/admin/essays/5', 'Unsaved.']);
  });

  it('deletes an essay into the trash with unsaved text, and returns to the list', async () => {
    const { keys, address } = await openEssay();
    server.respondWith({ [DELETE]: { status: 204 } });
    await fill(keys, field('Text'), 'Unsaved.');
    await keys.click(press('Delete'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await keys.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/admin/essays'));
    expect(server.callsTo(DELETE)).toHaveLength(1);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('reports when the essay in the address does not exist', async () => {
    openAdmin(server, '/admin/essays/5', { [GET]: problem(404, 'This essay was not found.') });
    expect(await screen.findByText('Essay Not Found')).toBeTruthy();
  });
});
