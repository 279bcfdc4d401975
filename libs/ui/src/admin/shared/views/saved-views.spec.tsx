import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedView } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { someGridCustomer, someView } from '../../../../testing/records/grid-records.ts';
import { descriptionOf, expectToast, fill, undo } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { someTag } from '../../../../testing/records/tag-records.ts';

const LIST = 'GET /api/admin/customers';
const VIEWS = 'GET /api/admin/views';
const CREATE = 'POST /api/admin/views';
const UPDATE = 'PUT /api/admin/views/5';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(search: string, views: SavedView[] = [someView()]) {
  const opened = openAdmin(server, `/admin/customers${search}`, {
    [LIST]: list([someGridCustomer()]),
    [VIEWS]: { json: views },
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/admin/tags': { json: [someTag()] },
  });
  await screen.findByRole('heading', { name: 'Your Customers (1)' });
  return opened;
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Saved views' }));
const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => new URLSearchParams(server.callsTo(LIST).at(-1)!.split('?')[1]);
const current = () => tabs().getByRole('link', { current: 'page' }).textContent;

describe('a saved view', () => {
  it('opens a view by writing its filters, columns and order into the address', async () => {
    const filters = { status: 'potential', q: 'bank', sort: '-value' };
    const { keys, address } = await open('', [someView({ filters, columns: ['name', 'email'] })]);
    expect(current()).toBe('All customers');
    await keys.click(await tabs().findByRole('link', { name: 'Leads' }));
    expect(address()).toBe(
      '/admin/customers?columns=name%2Cemail&q=bank&sort=-value&status=potential&view=5',
    );
    await waitFor(() => expect(lastQuery().get('q')).toBe('bank'));
    expect(Object.fromEntries(lastQuery())).toMatchObject({ status: 'potential', sort: '-value' });
    expect(screen.getByRole('columnheader', { name: 'Email' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Company' })).toBeNull();
    expect(current()).toBe('Leads');
    expect(screen.queryByText('Changed')).toBeNull();
    await keys.click(tabs().getByRole('link', { name: 'All customers' }));
    expect(address()).toBe('/admin/customers');
    expect(screen.getByRole('columnheader', { name: 'Company' })).toBeTruthy();
  });

  it('saves a view under a name, and opens it', async () => {
    const { keys, address } = await open('?status=active', []);
    await keys.click(button('Save view'));
    const form = within(screen.getByRole('dialog', { name: 'Save View' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await fill(keys, name, '🎻'.repeat(255));
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(descriptionOf(name)).toBe('Must be at most 60 characters.'));
    const taken = 'There is a view with this name already.';
    server.respondWith({ [CREATE]: problem(409, taken, [{ path: 'name', message: taken }]) });
    await fill(keys, name, 'Current');
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(descriptionOf(name)).toBe(taken));
    const saved = someView({ name: 'Current', filters: { status: 'active' } });
    server.respondWith({ [CREATE]: { status: 201, json: saved }, [VIEWS]: { json: [saved] } });
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await expectToast('View saved');
    await waitFor(() => expect(address()).toBe('/admin/customers?status=active&view=5'));
    expect(server.bodiesTo(CREATE).at(-1)).toMatchObject({
      kind: 'customers',
      name: 'Current',
      filters: { status: 'active' },
      layout: 'table',
    });
    expect(current()).toBe('Current');
  });

  it('reports that a view has changed, and updates it with an Undo', async () => {
    const { keys } = await open('?status=active&view=5');
    expect(await screen.findByText('Changed')).toBeTruthy();
    const saved = someView({ filters: { status: 'active' }, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [VIEWS]: { json: [saved] } });
    await keys.click(button('Update view'));
    await expectToast('View updated', 'Leads', 'Undo');
    await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
    server.respondWith({ [UPDATE]: { json: someView({ version: 3 }) } });
    await keys.click(undo());
    await expectToast('View restored');
    expect(server.bodiesTo(UPDATE)).toMatchObject([
      { filters: { status: 'active' }, version: 1 },
      { filters: { status: 'potential' }, version: 2 },
    ]);
  });

  it('renames a view, and deletes it with an Undo but keeps its filters', async () => {
    const { keys, address } = await open('?status=potential&view=5');
    await keys.click(await screen.findByRole('button', { name: 'Rename Leads' }));
    const form = within(screen.getByRole('dialog', { name: 'Rename View' }));
    await fill(keys, form.getByRole('textbox', { name: 'Name' }), 'Warm');
    const renamed = someView({ name: 'Warm', version: 2 });
    server.respondWith({ [UPDATE]: { json: renamed }, [VIEWS]: { json: [renamed] } });
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await expectToast('View renamed');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ name: 'Warm', version: 1 }]);
    await keys.click(await screen.findByRole('button', { name: 'Delete Warm' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete the view Warm?' }));
    server.respondWith({ 'DELETE /api/admin/views/5': { status: 204 }, [VIEWS]: { json: [] } });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('View deleted', '', 'Undo');
    await waitFor(() => expect(address()).toBe('/admin/customers?status=potential'));
    server.respondWith({ 'POST /api/admin/trash/saved_view/5/restore': { status: 204 } });
    await keys.click(undo());
    await expectToast('Success', 'Saved view restored');
  });

  it('reports that another window has changed or deleted a view, and loses nothing', async () => {
    const { keys, address } = await open('?status=active&view=5');
    const theirs = someView({ name: 'Theirs', version: 2 });
    server.respondWith({
      [UPDATE]: problem(409, 'Changed elsewhere.'),
      [VIEWS]: { json: [theirs] },
    });
    await keys.click(await screen.findByRole('button', { name: 'Update view' }));
    await expectToast(
      'Error',
      'This view was changed in another window and has been reloaded. Update it again to save your filters in it.',
    );
    expect(await tabs().findByText('Theirs')).toBeTruthy();
    server.respondWith({ [UPDATE]: problem(404, 'Not found.'), [VIEWS]: { json: [] } });
    await keys.click(button('Update view'));
    await expectToast(
      'Error',
      'This view was deleted in another window. Your filters still apply: save them as a new view.',
    );
    expect(await screen.findByText(/This view was deleted. Its filters still apply/)).toBeTruthy();
    expect(address()).toBe('/admin/customers?status=active&view=5');
    expect(button('Save view')).toBeTruthy();
    expect(lastQuery().get('status')).toBe('active');
  });

  it('reports that a tag of a view was deleted, and applies the other filters', async () => {
    await open('?status=potential&tag=99&view=5', [
      someView({ filters: { status: 'potential', tag: '99' } }),
    ]);
    expect(await screen.findByText(/A tag of this filter was deleted/)).toBeTruthy();
    await waitFor(() => expect(lastQuery().has('tag')).toBe(false));
    expect(lastQuery().get('status')).toBe('potential');
    expect(button('Tag: a deleted tag')).toBeTruthy();
    expect(screen.queryByText('Changed')).toBeNull();
  });

  it('reports that filters of a view are no longer valid, and updates it without them', async () => {
    const filters = { status: 'lost', height: '2', company: 'Bank' };
    const { keys } = await open('?status=lost&height=2&company=Bank&view=5', [
      someView({ filters }),
    ]);
    expect(await screen.findByText(/no longer valid and were ignored: status, height/));
    expect(Object.fromEntries(lastQuery())).toEqual({ limit: '100', company: 'Bank' });
    server.respondWith({
      [UPDATE]: { json: someView({ filters: { company: 'Bank' }, version: 2 }) },
    });
    await keys.click(button('Update view'));
    await expectToast('View updated', 'Leads', 'Undo');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ filters: { company: 'Bank' } }]);
  });

  it('shows the list when the views cannot be read', async () => {
    const { keys } = openAdmin(server, '/admin/customers', {
      [LIST]: list([someGridCustomer()]),
      [VIEWS]: problem(503, 'The database is away.'),
      'GET /api/admin/contact-submissions': list([]),
    });
    expect(await screen.findByText(/The saved views could not be loaded/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your Customers (1)' })).toBeTruthy();
    server.respondWith({ [VIEWS]: { json: [someView()] } });
    await keys.click(button('Try again'));
    expect(await tabs().findByRole('link', { name: 'Leads' })).toBeTruthy();
  });
});
