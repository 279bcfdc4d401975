import { afterEach, describe, expect, it } from '@jest/globals';
import type { RestorePlan } from '@polaris/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../../testing/mock-server.ts';
import { descriptionOf, fill } from '../../../../../testing/queries.ts';
import { someBackups } from '../../../../../testing/records/figures.ts';
import { navigations } from '../../../../../testing/navigations.ts';
import { type UserEvents, openAdmin } from '../../../../../testing/render-admin.tsx';

const ID = '0f0e7a66-54b2-4a1c-8f4e-3a5d7f3c9b21';
const BACKUPS = 'GET /api/admin/backups';
const RESTORES = 'POST /api/admin/backups/restores';
const RESTORE = `/api/admin/backups/restores/${ID}`;
const PUT = `PUT ${RESTORE}/file`;
const CHECK = `POST ${RESTORE}/check`;
const START = `POST ${RESTORE}/start`;
const DISCARD = `DELETE ${RESTORE}`;
const PIECE = 1_000_000;
const TOKEN = 'c29tZXRoaW5nIHRoYXQgbm9ib2R5IGd1ZXNzZXM';

const server = new MockServer();
afterEach(cleanup);

const plan: RestorePlan = {
  createdAt: '2026-01-02T03:00:00.000Z',
  version: '0.1.0',
  bytes: 2_500_000,
  tables: [
    { name: 'row_counts', rows: 4, rowsNow: 4 },
    { name: 'customers', rows: 1200, rowsNow: 1250 },
    { name: 'contact_submissions', rows: 30, rowsNow: 31 },
    { name: 'testimonials', rows: 0, rowsNow: 0 },
  ],
};

/** Accepts the pieces of a file in order. */
function takePieces(size: number) {
  let received = 0;
  server.respondWith({
    [RESTORES]: () => {
      received = 0;
      return { status: 201, json: { id: ID } };
    },
    [`GET ${RESTORE}`]: () => ({ json: { received } }),
    [PUT]: ({ url }) => {
      const offset = Number(url.split('offset=')[1]);
      if (offset !== received) return problem(409, `The next piece begins at ${received}.`);
      received = Math.min(size, received + PIECE);
      return { json: { received } };
    },
    [DISCARD]: { status: 204 },
  });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Restore from a backup' }));
const button = (name: string) => dialog().getByRole('button', { name });
const alertText = async () => (await dialog().findByRole('alert')).textContent;
const fileOf = (size: number) => new File([new Uint8Array(size)], 'polaris.backup');
const fileField = () => dialog().findByLabelText('Backup file');

/** The dialog after the password. */
async function open(size = 2_500_000) {
  takePieces(size);
  const { keys } = openAdmin(server, '/admin/backups', { [BACKUPS]: { json: someBackups() } });
  await keys.click(await screen.findByRole('button', { name: 'Restore from a backup' }));
  await fill(keys, dialog().getByLabelText('Current password'), 'seven quiet harbors');
  return keys;
}

async function upload(keys: UserEvents, size = 2_500_000) {
  await keys.click(button('Continue'));
  await keys.upload(await fileField(), fileOf(size));
}

async function review() {
  const keys = await open();
  server.respondWith({ [CHECK]: { json: plan } });
  await upload(keys);
  await dialog().findByText('Step 3 of 3: what is replaced');
  return keys;
}

async function start(keys: UserEvents) {
  server.respondWith({ [START]: { status: 202, json: { progressToken: TOKEN } } });
  await fill(keys, dialog().getByLabelText('Type RESTORE to confirm'), 'RESTORE');
  await keys.click(button('Replace everything'));
  await dialog().findByText('Restoring');
}

const health = { status: 'ok', product: 'polaris', apiVersion: 1, oldestApiVersion: 1 };
const busy = (rows: string) => problem(503, `Loading activities: ${rows} of 1,000,000 rows`);
const READY = 'GET /api/health/ready';

describe('the file of a restore', () => {
  it('uploads the file in pieces, and shows it next to what it replaces', async () => {
    const keys = await review();
    expect(server.callsTo(PUT).map((made) => /offset=\d+/.exec(made)?.[0])).toEqual([
      'offset=0',
      'offset=1000000',
      'offset=2000000',
    ]);
    expect(dialog().getByText(/made by Polaris 0.1.0, 2.5 MB/)).toBeTruthy();
    const rows = within(dialog().getByRole('region', { name: /^Records/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'RecordsIn the backupNow',
      'Submissions3031',
      'Customers1,2001,250',
      'Row Counts44',
    ]);
    await keys.click(button('Cancel'));
    await waitFor(() => expect(server.callsTo(DISCARD)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('accepts a dropped file', async () => {
    const keys = await open(10);
    server.respondWith({ [CHECK]: { json: plan } });
    await keys.click(button('Continue'));
    fireEvent.drop(await fileField(), { dataTransfer: { files: [fileOf(10)] } });
    expect(await dialog().findByText('Step 3 of 3: what is replaced')).toBeTruthy();
  });

  it('rejects an empty file', async () => {
    const keys = await open(10);
    await upload(keys, 0);
    expect(await alertText()).toBe('The file is empty.');
    expect(server.callsTo(PUT)).toEqual([]);
  });

  it('shows the upload progress, and can be canceled', async () => {
    const keys = await open();
    await keys.click(button('Continue'));
    let held = (): void => undefined;
    const wait = new Promise<void>((resolve) => (held = resolve));
    server.respondWith({ [PUT]: () => wait.then(() => ({ json: { received: PIECE } })) });
    await keys.upload(await fileField(), fileOf(2_500_000));
    const bar = await dialog().findByRole('progressbar', { name: 'Upload of polaris.backup' });
    expect(bar.getAttribute('max')).toBe('2500000');
    expect(dialog().getByText('0 bytes of 2.5 MB')).toBeTruthy();
    await waitFor(() => expect(server.callsTo(PUT)).toHaveLength(1));
    await keys.click(button('Cancel upload'));
    expect(await fileField()).toBeTruthy();
    await waitFor(() => expect(server.abandoned).toEqual([`${PUT}?offset=0`]));
    held();
    expect(server.callsTo(CHECK)).toEqual([]);
  });

  it('resumes the upload after a lost connection', async () => {
    const keys = await open();
    await keys.click(button('Continue'));
    const pieces: string[] = [];
    server.respondWith({
      [`GET ${RESTORE}`]: () => ({ json: { received: pieces.length > 0 ? PIECE : 0 } }),
      [PUT]: ({ url }) => {
        pieces.push(url.split('offset=')[1]!);
        // The first piece arrives, but its response is lost.
        if (pieces.length === 1) return { cutOff: true };
        return { json: { received: Math.min(Number(pieces.at(-1)) + PIECE, 2_500_000) } };
      },
      [CHECK]: { json: plan },
    });
    await keys.upload(await fileField(), fileOf(2_500_000));
    await dialog().findByText('Step 3 of 3: what is replaced');
    expect(pieces).toEqual(['0', '1000000', '2000000']);
  });

  it('pauses the upload after several failures, and resumes on request', async () => {
    const keys = await open(10);
    await keys.click(button('Continue'));
    server.respondWith({ [PUT]: { status: 502, foreign: '<h1>Bad gateway</h1>' } });
    await keys.upload(await fileField(), fileOf(10));
    expect(await alertText()).toContain('could not take the file (502)');
    expect(server.callsTo(PUT)).toHaveLength(4);
    server.respondWith({ [PUT]: { json: { received: 10 } }, [CHECK]: { json: plan } });
    await keys.click(button('Try again'));
    expect(await dialog().findByText('Step 3 of 3: what is replaced')).toBeTruthy();
    expect(server.callsTo(`${RESTORES} `)).toHaveLength(2);
  });

  it.each([
    'This is not a backup of Polaris.',
    'The file is damaged.',
    'The backup was made by a newer Polaris.',
    'The passphrase is not that of this file.',
  ])('shows why a file is rejected, and accepts another one: %s', async (detail) => {
    const keys = await open(10);
    server.respondWith({ [CHECK]: problem(400, detail) });
    await upload(keys, 10);
    expect(await alertText()).toBe(detail);
    expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull();
    server.respondWith({ [CHECK]: { json: plan } });
    await keys.upload(await fileField(), fileOf(10));
    expect(await dialog().findByText('Step 3 of 3: what is replaced')).toBeTruthy();
  });

  it.each([
    [413, 'A piece has at most 8000000 bytes.'],
    [507, 'There is not enough space on the server for this file.'],
  ])('stops when the server cannot store the file: %d', async (status, detail) => {
    const keys = await open(10);
    server.respondWith({ [PUT]: problem(status, detail) });
    await upload(keys, 10);
    expect(await alertText()).toBe(detail);
    expect(server.callsTo(PUT)).toHaveLength(1);
    await keys.click(button('Back'));
    expect(dialog().getByLabelText('Passphrase of the file')).toBeTruthy();
  });
});

describe('a restore', () => {
  it('asks for the password, and for the passphrase of an encrypted file', async () => {
    const keys = await open();
    const password = dialog().getByLabelText('Current password');
    const wrong = 'This is not your current password.';
    const errors = [{ path: 'currentPassword', message: wrong }];
    server.respondWith({ [RESTORES]: problem(400, wrong, errors) });
    await keys.click(button('Continue'));
    await waitFor(() => expect(descriptionOf(password)).toContain(wrong));
    takePieces(10);
    await fill(keys, dialog().getByLabelText('Passphrase of the file'), 'a long harbor wall');
    await keys.click(button('Continue'));
    await fileField();
    expect(server.bodiesTo(RESTORES).at(-1)).toEqual({
      currentPassword: 'seven quiet harbors',
      passphrase: 'a long harbor wall',
    });
  });

  it('starts only after RESTORE was typed', async () => {
    const keys = await review();
    const field = dialog().getByLabelText('Type RESTORE to confirm');
    await fill(keys, field, 'restore');
    await keys.click(button('Replace everything'));
    expect(descriptionOf(field)).toContain('capital letters');
    server.respondWith({ [START]: problem(409, 'The backup has not been checked yet.') });
    await fill(keys, field, 'RESTORE');
    await keys.click(button('Replace everything'));
    expect(await dialog().findByText('The backup has not been checked yet.')).toBeTruthy();
    expect(server.callsTo(START)).toHaveLength(1);
  });

  it("shows the server's progress until it is back, and links to the sign-in page", async () => {
    const keys = await review();
    const responses = [
      { json: health },
      busy('430,000'),
      { cutOff: true },
      busy('990,000'),
      { json: health },
    ];
    let polls = 0;
    server.respondWith({ [READY]: () => responses[polls++] ?? { json: health } });
    await start(keys);
    const status = dialog().getByRole('status');
    for (const rows of ['430,000', '990,000'])
      await waitFor(() => expect(status.textContent).toContain(`Loading activities: ${rows} of`));
    // All sessions are gone after a restore.
    server.respondWith({ 'GET /api/auth/user': problem(401, 'Not signed in.') });
    await waitFor(() => expect(status.textContent).toContain('Taking you to the sign-in page'));
    expect(navigations()).toEqual(['/login?returnTo=/admin/backups']);
    expect(polls).toBe(5);
    expect(server.callsTo(DISCARD)).toEqual([]);
  });

  it('stays open until the restore is done', async () => {
    const keys = await review();
    server.respondWith({ [READY]: busy('1') });
    await start(keys);
    await keys.keyboard('{Escape}');
    await keys.keyboard('{Escape}');
    expect(dialog().queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  });

  it('explains why a restore failed, also on the screen', async () => {
    const keys = await review();
    const message = 'The connection to the database was lost.';
    const failedRestore = { at: new Date().toISOString(), message };
    const responses = [busy('10'), { json: health }];
    server.respondWith({
      [READY]: () => responses.shift() ?? { json: health },
      [BACKUPS]: { json: someBackups({ failedRestore }) },
    });
    await start(keys);
    expect(await dialog().findByText('The restore failed')).toBeTruthy();
    expect(await alertText()).toBe(message);
    await keys.click(button('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(message)).toBeTruthy();
    expect(server.callsTo(DISCARD)).toEqual([]);
  });
});
