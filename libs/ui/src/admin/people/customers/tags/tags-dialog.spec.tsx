import { afterEach, describe, expect, it } from '@jest/globals';
import type { Tag } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, fill, undo } from '../../../../../testing/queries.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';
import { someTag } from '../../../../../testing/records/tag-records.ts';

const LIST = 'GET /api/admin/tags';

const server = new MockServer();
afterEach(cleanup);

async function open(...tags: Tag[]) {
  const { keys } = openAdmin(server, '/admin/customers', {
    'GET /api/customers': list([]),
    'GET /api/admin/customers': list([]),
    'GET /api/admin/contact-submissions': list([]),
    [LIST]: { json: tags },
  });
  await keys.click(await screen.findByRole('button', { name: 'Manage' }));
  await keys.click(screen.getByRole('button', { name: 'Tags' }));
  await dialog().findByRole('form', { name: 'Add Tag' });
  return keys;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Tags' }));
const button = (name: string) => dialog().getByRole('button', { name });
const from = someTag({ id: 3, name: 'Retainer', customers: 2 });
const into = someTag({ id: 4, name: 'Board', customers: 1, color: 'red' });

describe('the tags', () => {
  it('reports that there are no tags, and adds one', async () => {
    const keys = await open();
    expect(dialog().getByText('No tags yet')).toBeTruthy();
    const name = dialog().getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await keys.click(button('Create Tag'));
    expect(await dialog().findByText('Name is required')).toBeTruthy();
    await fill(keys, name, 'Retainer');
    await keys.selectOptions(dialog().getByRole('combobox', { name: 'Color' }), 'Blue');
    server.respondWith({
      'POST /api/admin/tags': { status: 201, json: from },
      [LIST]: { json: [from] },
    });
    await keys.click(button('Create Tag'));
    await expectToast('Tag created');
    expect(server.bodiesTo('POST /api/admin/tags')).toEqual([{ name: 'Retainer', color: 'blue' }]);
    expect(await dialog().findByText('2 customers')).toBeTruthy();
  });

  it('renames a tag, unless the name is taken', async () => {
    const keys = await open(from);
    await keys.click(button('Edit Retainer'));
    await fill(keys, dialog().getByRole('textbox', { name: 'Name' }), 'Board');
    const message = 'There is a tag with this name already.';
    const UPDATE = 'PUT /api/admin/tags/3';
    server.respondWith({ [UPDATE]: problem(409, message, [{ path: 'name', message }]) });
    await keys.click(button('Save'));
    expect(await dialog().findByText(message)).toBeTruthy();
    await fill(keys, dialog().getByRole('textbox', { name: 'Name' }), 'Monthly');
    server.respondWith({ [UPDATE]: { json: { ...from, name: 'Monthly', version: 2 } } });
    await keys.click(button('Save'));
    await expectToast('Tag updated');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ name: 'Monthly', version: 1 });
  });

  it('merges tags, and restores them on Undo', async () => {
    const keys = await open(from, into);
    await keys.click(button('Merge Retainer'));
    const MERGE = 'POST /api/admin/tags/3/merge';
    server.respondWith({ [MERGE]: { json: { ...into, customers: 3 } }, [LIST]: { json: [into] } });
    await keys.click(button('Merge'));
    await expectToast('Tags merged', 'Customers with Retainer now have Board.', 'Undo');
    expect(server.bodiesTo(MERGE)).toEqual([{ tagId: 4 }]);
    server.respondWith({
      'POST /api/admin/trash/tag/3/restore': { status: 204 },
      [LIST]: { json: [from, into] },
    });
    await keys.click(undo());
    await expectToast('Success', 'Tag restored');
  });

  it('deletes a tag after confirmation, and restores it', async () => {
    const keys = await open(from);
    await keys.click(button('Delete Retainer'));
    const question = within(screen.getByRole('alertdialog'));
    server.respondWith({ 'DELETE /api/admin/tags/3': { status: 204 }, [LIST]: { json: [] } });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Tag deleted', '', 'Undo');
    await waitFor(() => expect(dialog().getByText('No tags yet')).toBeTruthy());
  });

  it('reports when tags cannot be read', async () => {
    const { keys } = openAdmin(server, '/admin/customers', {
      'GET /api/customers': list([]),
      'GET /api/admin/customers': list([]),
      'GET /api/admin/contact-submissions': list([]),
      [LIST]: problem(503, 'The database is away.'),
    });
    await keys.click(await screen.findByRole('button', { name: 'Manage' }));
    await keys.click(screen.getByRole('button', { name: 'Tags' }));
    expect(await dialog().findByText('The tags could not be loaded')).toBeTruthy();
  });
});
