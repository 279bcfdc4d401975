import { afterEach, describe, expect, it } from '@jest/globals';
import type { CustomerImport, ImportPreview, ImportUndo } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, toastText } from '../../../../../testing/queries.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const IMPORTS = 'GET /api/admin/customer-imports';
const UNDO = 'POST /api/admin/customer-imports/4/undo';

const server = new MockServer();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Answers = Parameters<MockServer['respondWith']>[0];

const someImport = (own: Partial<CustomerImport> = {}): CustomerImport => ({
  id: 4,
  importedAt: new Date(Date.now() - 10 * 60_000 - 5000).toISOString(),
  created: 1240,
  updated: 0,
  ...own,
});

const undone: ImportUndo = { removed: 1240, restored: 0, kept: 0, keptCustomers: [] };

const dialog = () => within(screen.getByRole('dialog', { name: 'Import customers' }));
const undoButton = () => screen.findByRole('button', { name: 'Undo import' });

async function openImport(answers: Answers) {
  const { keys } = openAdmin(server, '/admin/customers', {
    'GET /api/customers': list([]),
    'GET /api/admin/contact-submissions': list([]),
    ...answers,
  });
  await keys.click(await screen.findByRole('button', { name: 'Import CSV' }));
  return keys;
}

describe('undoing an import of customers', () => {
  it('offers in the import dialog to undo the last import', async () => {
    const keys = await openImport({ [IMPORTS]: { json: [someImport(), someImport({ id: 3 })] } });
    await dialog().findByText('Last import: 1,240 customers added 10 minutes ago.');
    server.respondWith({ [UNDO]: { json: undone }, [IMPORTS]: { json: [] } });
    await keys.click(await undoButton());
    await expectToast('Success', '1,240 moved to the trash');
    await waitFor(() => expect(dialog().queryByText(/^Last import/)).toBeNull());
    expect(server.callsTo('POST')).toHaveLength(1);
  });

  it.each([
    [1, 12, '1 customer added, 12 customers changed', '1 moved to the trash, 12 changed back'],
    [0, 1, '1 customer changed', '1 changed back'],
  ])(
    'says what is undone when %s were added and %s changed',
    async (created, updated, did, text) => {
      const keys = await openImport({
        [IMPORTS]: { json: [someImport({ created, updated })] },
        [UNDO]: { json: { removed: created, restored: updated, kept: 0, keptCustomers: [] } },
      });
      expect(await dialog().findByText(`Last import: ${did} 10 minutes ago.`)).toBeTruthy();
      await keys.click(await undoButton());
      await expectToast('Success', text);
    },
  );

  it.each([
    [1, ['Ada'], '1,239 moved to the trash; 1 stays because it was changed since: Ada'],
    [2, ['Ada', 'Grace'], /; 2 stay because they were changed since: Ada, Grace$/],
    [1200, ['A', 'B', 'C', 'D'], /; 1,200 stay because .+ since: A, B, C, 1,197 more$/],
  ])('names customers who stay because they were changed: %s', async (kept, names, text) => {
    const keptCustomers = names.map((name, index) => ({ id: index + 1, name }));
    const keys = await openImport({
      [IMPORTS]: { json: [someImport()] },
      [UNDO]: { json: { removed: 1239, restored: 0, kept, keptCustomers } },
    });
    await keys.click(await undoButton());
    await waitFor(() => expect(toastText()).toMatch(text));
  });

  it('explains why an import cannot be undone', async () => {
    const keys = await openImport({
      [IMPORTS]: { json: [someImport()] },
      [UNDO]: problem(404, 'This import can no longer be undone.'),
    });
    await keys.click(await undoButton());
    await expectToast('Error', 'This import can no longer be undone.');
  });

  it('offers in the toast of an import to undo it', async () => {
    const preview: ImportPreview = {
      plan: 'p'.repeat(43),
      columns: [{ name: 'name', example: 'Ada', field: 'name' }],
      fields: [{ field: 'name', label: 'name' }],
      several: ['name'],
      notices: [],
      rows: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      repeated: 0,
      matched: 0,
      differing: 0,
      mistakeCount: 0,
      mistakes: [],
      lines: [{ line: 2, action: 'create', id: null, name: 'Ada', changes: [] }],
    };
    const keys = await openImport({
      [IMPORTS]: { json: [] },
      'POST /api/admin/import/customers/preview': { json: preview },
      'POST /api/admin/import/customers': {
        json: {
          created: 1,
          updated: 0,
          unchanged: 0,
          skipped: 0,
          skippedFile: null,
          importId: 4,
        },
      },
      [UNDO]: { json: { ...undone, removed: 1 } },
    });
    const file = new File([new TextEncoder().encode('name\nAda')], 'a.csv', { type: 'text/csv' });
    await keys.upload(dialog().getByLabelText('CSV file'), file);
    await keys.click(await dialog().findByRole('button', { name: 'Import 1 customer' }));
    await expectToast('Success', '1 customer added, 0 changed', 'Undo import');
    await keys.click(await undoButton());
    await expectToast('Success', '1 moved to the trash');
    expect(server.callsTo(UNDO)).toHaveLength(1);
  });
});
