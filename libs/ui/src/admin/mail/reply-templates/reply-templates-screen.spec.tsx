import { afterEach, describe, expect, it } from '@jest/globals';
import type { ReplyTemplate } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill, findEntry } from '../../../../testing/queries.ts';
import { someReplyTemplate } from '../../../../testing/records/mail-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/reply-templates';
const CREATE = 'POST /api/admin/reply-templates';
const UPDATE = 'PUT /api/admin/reply-templates/121';

const server = new MockServer();
afterEach(cleanup);

async function open(...templates: ReplyTemplate[]) {
  const { keys } = openAdmin(server, '/admin/reply-templates', { [LIST]: list(templates) });
  await screen.findByRole('heading', { name: `All Templates (${templates.length})` });
  return keys;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });

describe('the reply templates', () => {
  it('lists reply templates by name', async () => {
    await open(
      someReplyTemplate({ id: 1, name: 'Prices' }),
      someReplyTemplate({ id: 2, name: 'dates' }),
    );
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['dates', 'Prices']);
  });

  it('reports that there are no reply templates, or that they cannot be loaded', async () => {
    const keys = await open();
    expect(screen.getByText('No templates yet')).toBeTruthy();
    cleanup();
    openAdmin(server, '/admin/reply-templates', { [LIST]: problem(503, 'Away') });
    await screen.findByText('The templates could not be loaded');
    server.respondWith({ [LIST]: list([someReplyTemplate()]) });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findEntry('First answer')).toBeTruthy();
  });

  it('adds a reply template, with the placeholders next to the text', async () => {
    const keys = await open();
    await keys.click(screen.getByRole('button', { name: 'Add Template' }));
    expect(document.activeElement).toBe(field('Name'));
    expect(dialog().getByText('{{firstName}}')).toBeTruthy();
    const created = someReplyTemplate();
    server.respondWith({ [CREATE]: { status: 201, json: created }, [LIST]: list([created]) });
    await fill(keys, field('Name'), created.name);
    await fill(keys, field('Text'), created.body);
    await keys.click(dialog().getByRole('button', { name: 'Create Template' }));
    await expectToast('Template created');
    const { name, body } = created;
    expect(server.bodiesTo(CREATE)).toEqual([{ name, subject: '', body }]);
    expect(await findEntry('First answer')).toBeTruthy();
  });

  it('does not send a reply template with an unknown placeholder', async () => {
    const keys = await open();
    await keys.click(screen.getByRole('button', { name: 'Add Template' }));
    await fill(keys, field('Name'), 'Wrong');
    await fill(keys, field('Text'), 'Hello {{fristName}}');
    await keys.click(dialog().getByRole('button', { name: 'Create Template' }));
    await waitFor(() =>
      expect(descriptionOf(field('Text'))).toBe(
        'There is no placeholder {{fristName}}. There are: {{firstName}}, {{name}}, {{company}}, {{ownerName}}.',
      ),
    );
    expect(server.callsTo(CREATE)).toEqual([]);
  });

  it('shows at the name that it is taken', async () => {
    const keys = await open(someReplyTemplate());
    await keys.click(screen.getByRole('button', { name: 'Edit First answer' }));
    const message = 'There is a template with this name already.';
    server.respondWith({ [UPDATE]: problem(409, message, [{ path: 'name', message }]) });
    await fill(keys, field('Name'), 'Prices');
    await keys.click(dialog().getByRole('button', { name: 'Update Template' }));
    await waitFor(() => expect(descriptionOf(field('Name'))).toContain(message));
  });

  it('deletes a reply template, and restores it on Undo', async () => {
    const keys = await open(someReplyTemplate());
    server.respondWith({
      'DELETE /api/admin/reply-templates/121': { status: 204 },
      'POST /api/admin/trash/reply_template/121/restore': { status: 204 },
      [LIST]: list([]),
    });
    await keys.click(screen.getByRole('button', { name: 'Delete First answer' }));
    const question = within(screen.getByRole('alertdialog'));
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Template deleted', '', 'Undo');
  });
});
