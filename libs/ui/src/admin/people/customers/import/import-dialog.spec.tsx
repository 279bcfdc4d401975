import { afterEach, describe, expect, it } from '@jest/globals';
import type { ImportPreview } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast } from '../../../../../testing/queries.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const PREVIEW = 'POST /api/admin/import/customers/preview';
const IMPORT = 'POST /api/admin/import/customers';
const PLAN = 'p'.repeat(43);

const preview = (own: Partial<ImportPreview> = {}): ImportPreview => ({
  plan: PLAN,
  columns: [{ name: 'name', example: 'Patient', field: 'name' }],
  fields: ['id', 'name', 'email', 'phone'].map((field) => ({ field, label: field })),
  several: ['name', 'email', 'phone'],
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
  lines: [{ line: 2, action: 'create', id: null, name: 'Patient', changes: [] }],
  ...own,
});

const done = {
  created: 0,
  updated: 1,
  unchanged: 0,
  skipped: 0,
  skippedFile: null,
  importId: null,
};

const server = new MockServer();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Answers = Parameters<MockServer['respondWith']>[0];

async function open(answers: Answers = {}) {
  const { keys } = openAdmin(server, '/admin/customers', {
    'GET /api/customers': list([]),
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/admin/customer-imports': { json: [] },
    ...answers,
  });
  await keys.click(await screen.findByRole('button', { name: 'Import CSV' }));
  return keys;
}

/** Opens the dialog and chooses a file. */
async function choose(csv: string, answers: Answers = {}) {
  const keys = await open(answers);
  await keys.upload(dialog().getByLabelText('CSV file'), fileOf(csv));
  return keys;
}

/** Few bytes, as jsdom takes seconds for a long text. */
const fileOf = (csv: string) =>
  new File([new TextEncoder().encode(csv)], 'customers.csv', { type: 'text/csv' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Import customers' }));
const importButton = () => dialog().queryByRole('button', { name: /^Import \d/ });
const alert = async () => (await dialog().findByRole('alert')).textContent;

describe('importing customers', () => {
  it('previews the changes, then imports them', async () => {
    const changes = [
      { field: 'status', was: 'active', is: 'on_hold' },
      { field: 'totalValue', was: '0', is: '90' },
    ];
    const lines = [{ line: 2, action: 'update' as const, id: 7, name: 'Grace Hopper', changes }];
    const keys = await choose('name\nGrace Hopper\n', {
      [PREVIEW]: { json: preview({ created: 0, updated: 1, lines }) },
    });
    const region = await dialog().findByRole('region', { name: 'What would change' });
    expect(region.textContent).toContain('Grace Hopper');
    expect(region.textContent).toContain('on_hold');
    expect(region.textContent).toContain('Total value: 0 → 90');
    server.respondWith({ [IMPORT]: { json: done } });
    await keys.click(dialog().getByRole('button', { name: 'Import 1 customer' }));
    await expectToast('Success', '0 customers added, 1 changed');
    expect(server.callsTo(`${IMPORT}?plan=${PLAN}&skipErrors=true`)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('suggests existing customers with the phone of a new one', async () => {
    const match = { id: 9, name: 'Sara Lind' };
    const lines = [
      { line: 2, action: 'create' as const, id: null, name: 'Sara', match, changes: [] },
    ];
    const keys = await choose('name,phone\nSara,5550177\n', {
      [PREVIEW]: { json: preview({ matched: 1, repeated: 2, lines }) },
    });
    expect(
      await dialog().findByText('1 new customer has the phone number of an existing customer.'),
    ).toBeTruthy();
    expect(dialog().getByText(/2 rows repeat an earlier row and are imported once/)).toBeTruthy();
    const link = dialog().getByRole('link', { name: /^Sara Lind/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/admin/customers/9',
      '_blank',
    ]);
    const used = preview({ created: 0, updated: 1, lines: [] });
    server.respondWith({
      [PREVIEW]: { json: used },
      [IMPORT]: { json: done },
    });
    const use = { name: 'Update the customer with this phone number instead of adding another' };
    await keys.click(dialog().getByRole('switch', use));
    await dialog().findByRole('button', { name: 'Import 1 customer' });
    expect(server.callsTo(PREVIEW).at(-1)).toMatch(/preview\?useMatches=true/);
    await keys.click(dialog().getByRole('button', { name: 'Import 1 customer' }));
    await expectToast('Success', '0 customers added, 1 changed');
    expect(server.callsTo(`${IMPORT}?plan=${PLAN}&useMatches=true&skipErrors=true`)).toHaveLength(
      1,
    );
  });

  it('says that filled-in values are kept, and replaces them on request', async () => {
    const keys = await choose('name,phone\nGrace Hopper,555\n', {
      [PREVIEW]: { json: preview({ created: 0, unchanged: 1, differing: 1, lines: [] }) },
    });
    const text =
      '1 customer has other values than the file. They are kept: only empty fields are filled.';
    expect(await dialog().findByText(text)).toBeTruthy();
    const used = preview({ created: 0, updated: 1, lines: [] });
    server.respondWith({ [PREVIEW]: { json: used }, [IMPORT]: { json: done } });
    const replace = { name: 'Replace values that are already filled in' };
    await keys.click(dialog().getByRole('switch', replace));
    await keys.click(await dialog().findByRole('button', { name: 'Import 1 customer' }));
    await expectToast('Success', '0 customers added, 1 changed');
    expect(server.callsTo(`${IMPORT}?plan=${PLAN}&overwrite=true&skipErrors=true`)).toHaveLength(1);
  });

  it('names the columns that are left out, and shows first what to read them as', async () => {
    const columns = [
      { name: 'Name', example: 'Ada', field: 'name' },
      { name: 'Employer', example: 'Harbor', field: null },
    ];
    await choose('Name,Employer\n', { [PREVIEW]: { json: preview({ columns }) } });
    expect(await alert()).toBe('Not imported: Employer. Choose fields below to import it.');
    const pickers = within(dialog().getByRole('region', { name: 'Columns' }));
    const labels = pickers.getAllByRole('combobox').map((box) => box.getAttribute('aria-label'));
    expect(labels).toEqual(['Read Employer as', 'Read Name as']);
  });

  it('reports when nothing would change', async () => {
    const nothing = preview({ created: 0, unchanged: 1, lines: [] });
    await choose('name\nGrace Hopper\n', { [PREVIEW]: { json: nothing } });
    expect(await dialog().findByText('Nothing would change.')).toBeTruthy();
    expect(importButton()).toBeNull();
  });

  it('lists errors line by line, imports the other lines and returns the wrong ones', async () => {
    const mistakes = [
      { line: 2, column: 'name', message: 'Name is required' },
      { line: 3, column: 'email', message: 'Please enter a valid email address.' },
    ];
    const wrong = preview({ rows: 3, mistakeCount: 2, mistakes });
    const keys = await choose('name,email\nC,\n,a@example.com\nB,nonsense\n', {
      [PREVIEW]: { json: wrong },
    });
    expect(await alert()).toMatch(/^2 lines have errors\. They are left out/);
    const region = dialog().getByRole('region', { name: 'Mistakes' });
    expect(region.textContent).toContain('Name is required');
    expect(region.textContent).toContain('Please enter a valid email address.');
    const result = { ...done, created: 1, updated: 0, skipped: 2, skippedFile: 'name,Reason' };
    server.respondWith({ [IMPORT]: { json: result } });
    await keys.click(dialog().getByRole('button', { name: 'Import the other customer' }));
    expect(await dialog().findByText(/^2 lines were left out/)).toBeTruthy();
    expect(server.callsTo(`${IMPORT}?plan=${PLAN}&skipErrors=true`)).toHaveLength(1);
    expect(dialog().getByRole('button', { name: 'Download the lines' })).toBeTruthy();
  });

  it('imports nothing when every line has an error', async () => {
    const mistakes = [{ line: 2, column: '', message: 'This line has one cell.' }];
    const wrong = preview({ created: 0, mistakeCount: 1, mistakes, lines: [] });
    await choose('name,email\nA\n', { [PREVIEW]: { json: wrong } });
    expect(await alert()).toMatch(/^One line has an error/);
    expect(importButton()).toBeNull();
  });

  it('asks which column has the name, and remembers it for the next file', async () => {
    const columns = (field: string | null) => [{ name: 'Who', example: 'Ada', field }];
    const first = preview({ created: 0, columns: columns(null), lines: [] });
    const keys = await choose('Who\nAda\n', { [PREVIEW]: { json: first } });
    expect(await alert()).toBe('Choose the column with the name.');
    server.respondWith({ [PREVIEW]: { json: preview({ columns: columns('name') }) } });
    await keys.selectOptions(dialog().getByRole('combobox', { name: 'Read Who as' }), 'Name');
    expect(await dialog().findByRole('button', { name: 'Import 1 customer' })).toBeTruthy();
    expect(server.callsTo(`${PREVIEW}?columns=name`)).toHaveLength(1);
    server.respondWith({ [PREVIEW]: { json: first } });
    await keys.upload(dialog().getByLabelText('CSV file'), fileOf('Who\nGrace\n'));
    await waitFor(() => expect(server.callsTo(`${PREVIEW}?columns=name`)).toHaveLength(2));
  });

  it('lists what is left out of the file, with the number of lines', async () => {
    const notices = [
      { column: 'Stage', message: 'Left out: "Lead".', lines: 1200 },
      { column: 'Mail 2', message: 'Left out, though it looks like emails.', lines: 1 },
    ];
    await choose('name,Stage\nA,Lead\n', { [PREVIEW]: { json: preview({ notices }) } });
    const list = await dialog().findByRole('list', { name: 'Import notes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Stage: Left out: "Lead". 1,200 lines',
      'Mail 2: Left out, though it looks like emails. 1 line',
    ]);
  });

  it('reads an email from several columns, and any other field from one', async () => {
    const columns = [
      { name: 'Work', example: 'a@ex.example', field: 'email' },
      { name: 'Home', example: 'b@ex.example', field: null },
      { name: 'Number', example: '7', field: 'id' },
    ];
    const keys = await choose('Work,Home,Number\n', { [PREVIEW]: { json: preview({ columns }) } });
    const read = (name: string) => dialog().getByRole('combobox', { name: `Read ${name} as` });
    await dialog().findByText(/^Columns: 2 of 3/);
    await keys.selectOptions(read('Home'), 'Email');
    await waitFor(() =>
      expect(
        server.callsTo(`${PREVIEW}?columns=${encodeURIComponent('email,email,id')}`),
      ).toHaveLength(1),
    );
    await keys.selectOptions(read('Home'), 'Id');
    await waitFor(() =>
      expect(server.callsTo(`${PREVIEW}?columns=${encodeURIComponent('email,id,')}`)).toHaveLength(
        1,
      ),
    );
  });

  it('does not ask for a name column where customers can be named after their email', async () => {
    const columns = [{ name: 'Email', example: 'a@ex.example', field: 'email' }];
    await choose('Email\na@ex.example\n', { [PREVIEW]: { json: preview({ columns }) } });
    expect(await dialog().findByText(/^Columns: 1 of 1/)).toBeTruthy();
    expect(dialog().queryByText('Choose the column with the name.')).toBeNull();
  });

  it('rejects a file over ten megabytes, then accepts a smaller one', async () => {
    const keys = await choose(`name\n${'A\n'.repeat(5.5 * 1024 * 1024)}`);
    expect(dialog().getByText('The file may have at most 10 MB.')).toBeTruthy();
    expect(server.callsTo('POST')).toEqual([]);
    server.respondWith({ [PREVIEW]: { json: preview() } });
    await keys.upload(dialog().getByLabelText('CSV file'), fileOf('name\nSmaller\n'));
    expect(await dialog().findByRole('button', { name: 'Import 1 customer' })).toBeTruthy();
    expect(dialog().queryByText('The file may have at most 10 MB.')).toBeNull();
  });

  it.each([
    'The columns are first and last: "name" is not among them.',
    'The file has more than 10,000 rows; at most 10,000 can be imported at once.',
  ])('explains why a file is rejected: %s', async (detail) => {
    await choose('first,last\nA,B\n', { [PREVIEW]: problem(400, detail) });
    expect(await alert()).toBe(detail);
  });

  it('reports that the server is busy, and tries again', async () => {
    const busy = 'Other imports are being read. Please try again in a few seconds.';
    const keys = await choose('name\nPatient\n', { [PREVIEW]: problem(503, busy) });
    expect(await alert()).toBe(busy);
    server.respondWith({ [PREVIEW]: { status: 502, foreign: '<h1>Bad gateway</h1>' } });
    await keys.click(dialog().getByRole('button', { name: 'Try again' }));
    await dialog().findByText('The server could not read the file (502). Please try again.');
    server.respondWith({ [PREVIEW]: { json: preview() } });
    await keys.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByRole('button', { name: 'Import 1 customer' })).toBeTruthy();
  });

  it('shows the same message when a proxy rejects a large file', async () => {
    await choose('name\nA\n', { [PREVIEW]: { status: 413, foreign: '<h1>Too Large</h1>' } });
    expect(await alert()).toBe('The file may have at most 10 MB.');
  });

  it('previews again when customers have changed since', async () => {
    const keys = await choose('name\nSlower\n', { [PREVIEW]: { json: preview() } });
    server.respondWith({ [IMPORT]: problem(409, 'Customers have changed. Look at it again.') });
    await keys.click(await dialog().findByRole('button', { name: 'Import 1 customer' }));
    expect(await alert()).toContain('Look at it again.');
    const lines = [{ line: 2, action: 'update' as const, id: 7, name: 'Quick', changes: [] }];
    server.respondWith({ [PREVIEW]: { json: preview({ created: 0, updated: 1, lines }) } });
    await keys.click(dialog().getByRole('button', { name: 'Preview again' }));
    expect(await dialog().findByText('Quick')).toBeTruthy();
    server.respondWith({ [IMPORT]: { json: done } });
    await keys.click(dialog().getByRole('button', { name: 'Import 1 customer' }));
    await expectToast('Success', '0 customers added, 1 changed');
  });
});
