import { afterEach, describe, expect, it } from '@jest/globals';
import type { CustomField } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { someChoiceField, someField } from '../../../../../testing/records/field-records.ts';
import { expectToast, fill, undo, valueOf } from '../../../../../testing/queries.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/customer-fields';
const CREATE = 'POST /api/admin/customer-fields';
const UPDATE = 'PUT /api/admin/customer-fields/6';

const server = new MockServer();
afterEach(cleanup);

async function open(answer: object) {
  const { keys } = openAdmin(server, '/admin/customers', {
    'GET /api/customers': list([]),
    'GET /api/admin/customers': list([]),
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/admin/tags': { json: [] },
    [LIST]: answer,
  });
  await keys.click(await screen.findByRole('button', { name: 'Manage' }));
  await keys.click(screen.getByRole('button', { name: 'Fields' }));
  return keys;
}

async function openWith(...fields: CustomField[]) {
  const keys = await open({ json: fields });
  await dialog().findByRole('form', { name: 'Add Field' });
  return keys;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Fields' }));
const button = (name: string) => dialog().getByRole('button', { name });
const box = (name: string) => dialog().getByRole('textbox', { name });
const motto = someField();
const level = someChoiceField();

describe('the fields', () => {
  it('reports that there are no custom fields, and adds one with choices', async () => {
    const keys = await openWith();
    expect(dialog().getByText('No fields yet')).toBeTruthy();
    await fill(keys, box('Name'), 'Level');
    await keys.selectOptions(dialog().getByRole('combobox', { name: 'Kind' }), 'Choice');
    await keys.click(button('Create Field'));
    expect(await dialog().findByText('A choice field needs at least one choice.')).toBeTruthy();
    await keys.click(button('Add choice'));
    // Enter moves to the next line; a line that stays empty is no choice.
    await keys.keyboard('Gold{Enter}Silver{Enter}');
    server.respondWith({ [CREATE]: { status: 201, json: level }, [LIST]: { json: [level] } });
    await keys.click(button('Create Field'));
    await expectToast('Field created');
    expect(server.bodiesTo(CREATE)).toEqual([
      { name: 'Level', kind: 'choice', choices: [{ name: 'Gold' }, { name: 'Silver' }] },
    ]);
    expect(await dialog().findByText('Choice: Gold, Silver')).toBeTruthy();
  });

  it('reports that the limit of custom fields is reached, and what is wrong with a name', async () => {
    const keys = await openWith(motto);
    await fill(keys, box('Name'), 'Total value');
    await keys.click(button('Create Field'));
    const taken = 'Customers have this already. Please choose another name.';
    expect(await dialog().findByText(taken)).toBeTruthy();
    cleanup();
    const all = Array.from({ length: 20 }, (_, n) => someField({ id: n + 1, name: `Field ${n}` }));
    await open({ json: all });
    expect(await dialog().findByText(/which is all there can be/)).toBeTruthy();
  });

  it('reorders custom fields, and explains why the server refused', async () => {
    const keys = await openWith(motto, level);
    const ORDER = 'PUT /api/admin/customer-fields/order';
    server.respondWith({ [ORDER]: { json: [level, motto] }, [LIST]: { json: [level, motto] } });
    await keys.click(button('Move Level up'));
    const names = () =>
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(names()[0]).toContain('Level'));
    expect(server.bodiesTo(ORDER)).toEqual([{ ids: [6, 5] }]);
    const text = 'The fields were changed in another window. Look at them again.';
    server.respondWith({ [ORDER]: problem(409, text) });
    await keys.click(button('Move Motto up'));
    await expectToast('Error', text);
  });

  it('keeps typed choices when another window has renamed the field', async () => {
    const keys = await openWith(level);
    await keys.click(button('Edit Level'));
    await fill(keys, box('Choice 1'), 'Platinum');
    const renamed = { ...level, name: 'Rank', version: 2 };
    server.respondWith({
      [UPDATE]: problem(409, 'Changed elsewhere.'),
      [LIST]: { json: [renamed] },
    });
    server.respondWith({
      [UPDATE]: ({ body }) =>
        (JSON.parse(body) as { version: number }).version === 1
          ? problem(409, 'Changed elsewhere.')
          : { json: { ...renamed, version: 3 } },
    });
    await keys.click(button('Save'));
    await waitFor(() =>
      expect(server.bodiesTo(UPDATE).at(-1)).toEqual({
        name: 'Rank',
        choices: [
          { id: 1, name: 'Platinum' },
          { id: 2, name: 'Silver' },
        ],
        version: 2,
      }),
    );
  });

  it('reports that a customer has the removed choice', async () => {
    const keys = await openWith(level);
    await keys.click(button('Edit Level'));
    await keys.click(button('Remove Gold'));
    const message = '2 customers have “Gold”. Give them another choice before you remove it.';
    server.respondWith({ [UPDATE]: problem(409, message, [{ path: 'choices', message }]) });
    await keys.click(button('Save'));
    expect(await dialog().findByText(message)).toBeTruthy();
    expect(valueOf(box('Choice 1'))).toBe('Silver');
  });

  it('deletes a custom field after confirmation, and restores it', async () => {
    const keys = await openWith(motto);
    await keys.click(button('Delete Motto'));
    const question = within(screen.getByRole('alertdialog'));
    server.respondWith({
      'DELETE /api/admin/customer-fields/5': { status: 204 },
      [LIST]: { json: [] },
    });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Field deleted', '', 'Undo');
    server.respondWith({
      'POST /api/admin/trash/customer_field/5/restore': { status: 204 },
      [LIST]: { json: [motto] },
    });
    await keys.click(undo());
    await expectToast('Success', 'Field restored');
  });

  it('reports when custom fields cannot be read', async () => {
    await open(problem(503, 'The database is away.'));
    expect(await dialog().findByText('The fields could not be loaded')).toBeTruthy();
  });
});
