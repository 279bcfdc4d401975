import { afterEach, describe, expect, it } from '@jest/globals';
import type { Backups } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, toastText } from '../../../../testing/queries.ts';
import { someBackups } from '../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const BACKUPS = 'GET /api/admin/backups';
const START = 'POST /api/admin/backups';

const server = new MockServer();
afterEach(cleanup);

const at = '2026-01-02T15:00:00.000Z';
const open = (own: Partial<Backups> = {}) =>
  openAdmin(server, '/admin/backups', { [BACKUPS]: { json: someBackups(own) } });

/** The value next to a label. */
const fact = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const factNow = (label: string) => screen.queryByText(label, { selector: 'dt' });

describe('the backups screen', () => {
  it('describes the state of backups', async () => {
    open({ isEncrypted: true });
    expect(await fact('Last backup')).toMatch(/^1 hour ago, [A-Z][a-z]{2} \d{1,2}, \d{4}/);
    expect(await fact('File')).toBe('/var/backups/polaris-2026-01-02.backup on the server.');
    expect(await fact('Size')).toBe('12.4 MB, 123,456 rows, made in 42 seconds');
    expect(await fact('Next backup')).toBe('Tonight.');
    expect(await fact('Encryption')).toContain("encrypted with the server's passphrase");
    expect(await fact('Rehearsal')).toMatch(/^Restored and compared, 1 hour ago, .*row by row/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the owner can do when no backups are made, and then what to set', async () => {
    open({ isNightly: false, last: null, rehearsal: null });
    expect(await fact('Last backup')).toBe('None yet.');
    expect(await fact('Next backup')).toMatch(/^Nightly backups are off\. Download .*BACKUP_DIR/);
    expect(await fact('Encryption')).toMatch(/^Off: anyone .* choose .*BACKUP_PASSPHRASE/);
    expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download a backup' })).toBeTruthy();
  });

  it('shows a warning for every problem', async () => {
    open({
      isOverdue: true,
      last: { ...someBackups().last!, at: new Date(Date.now() - 50 * 3_600_000).toISOString() },
      failure: { at, message: 'The disk is full.' },
      rehearsal: { at, result: 'failed', message: 'A row was different.', backupAt: at },
    });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'No backup for 2 days',
      'The last backup failed: The disk is full.',
      'The rehearsal failed: A row was different.',
    ]);
  });

  it('shows where copies are, and tests the bucket', async () => {
    const copied = { at, file: 'polaris-20260102T023000Z.tar.gz.age' };
    const retrieval = { at, result: 'passed', message: null } as const;
    const bucket = { place: 's3.example.com/backups', last: copied, failure: null, retrieval };
    const { keys } = open({ bucket });
    expect(await fact('Copies')).toMatch(
      /^Every backup is copied to s3\.example\.com\/backups\. Last copied .*Brought back each week to try it: restored and compared, /,
    );
    server.respondWith({
      'POST /api/admin/backups/bucket-check': { json: { works: true, reason: null } },
    });
    await keys.click(screen.getByRole('button', { name: 'Test the bucket' }));
    expect(
      await screen.findByText('A file was written there, read back and deleted.'),
    ).toBeTruthy();
    const reason =
      's3.example.com/backups refused to write polaris-check-1: the key is not allowed to do this.';
    server.respondWith({
      'POST /api/admin/backups/bucket-check': { json: { works: false, reason } },
    });
    await keys.click(screen.getByRole('button', { name: 'Test the bucket' }));
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('warns when copies fail, and when one cannot be restored', async () => {
    const failure = { at, message: 'The key is not allowed to do this.' };
    const retrieval = { at, result: 'failed', message: 'It sent another file.' } as const;
    open({ bucket: { place: 's3.example.com/backups', last: null, failure, retrieval } });
    expect(await fact('Copies')).toContain('Nothing has been copied yet.');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual([
      'The last copy failed: The key is not allowed to do this.',
      'The copy could not be restored: It sent another file.',
    ]);
  });

  it('reports that backups are only on the server when there is no bucket', async () => {
    open();
    expect(await fact('Copies')).toMatch(/^Only on this server, and lost with it\./);
  });

  it('shows where the files of a nightly backup are', async () => {
    const file = '/var/backups/polaris-nightly-20260102T023000Z.tar.gz';
    open({ last: { ...someBackups().last!, file } });
    expect(await fact('File')).toMatch(/are in the folder “blobs” beside it, each of them once/);
  });

  it('shows which replaced data is kept, and until when', async () => {
    const file = '/var/backups/polaris-before-restore-20260102T150000Z.tar.gz';
    open({ safetyCopies: [{ file, deletedAt: '2026-02-01T15:00:00.000Z' }] });
    expect(await fact('Replaced data')).toBe(
      `The data from before a restore or an update is kept for 30 days, with all personal data. Delete it earlier once you no longer need it.${file}, deleted after Feb 1, 2026.`,
    );
  });

  it('reports that a rehearsal is not possible here', async () => {
    open({ rehearsal: { at, result: 'impossible', message: null, backupAt: null } });
    expect(await fact('Rehearsal')).toMatch(
      /^Not possible here, .* its database user may not do\.$/,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the result of restores, and links to mails on hold', async () => {
    const { keys, address } = open({
      restored: { at, backupAt: '2026-01-01T03:00:00.000Z' },
      failedRestore: { at, message: 'The file is damaged.' },
      heldMails: 2,
    });
    expect(await fact('Restored')).toContain('This data is that of a backup of');
    expect(await fact('Failed restore')).toContain('The file is damaged.');
    await keys.click(screen.getByRole('link', { name: '2 mails wait for your decision' }));
    expect(address()).toBe('/admin/mail?status=held');
  });

  it('makes a backup now, and reports when it is done', async () => {
    const { keys } = open();
    const button = await screen.findByRole('button', { name: 'Back up now' });
    const running = { json: someBackups({ isRunning: true }) };
    server.respondWith({ [START]: { ...running, status: 202 }, [BACKUPS]: running });
    await keys.click(button);
    await waitFor(async () => expect(await fact('Next backup')).toContain('is being made'));
    expect(screen.getByRole('button', { name: 'Backing up...' })).toBeTruthy();
    const last = { ...someBackups().last!, at: new Date().toISOString() };
    server.respondWith({ [BACKUPS]: { json: someBackups({ last }) } });
    await expectToast('Success', 'The backup was made');
    expect(screen.getByRole('button', { name: 'Back up now' })).toBeTruthy();
  });

  it('explains why a backup made now has failed', async () => {
    open({ isRunning: true });
    await screen.findByRole('button', { name: 'Backing up...' });
    const failure = { at, message: 'The disk is full.' };
    server.respondWith({ [BACKUPS]: { json: someBackups({ failure }) } });
    await expectToast('Error', 'The disk is full.');
  });

  it('shows no message after a download, which also counts as running', async () => {
    const backups = someBackups();
    openAdmin(server, '/admin/backups', { [BACKUPS]: { json: { ...backups, isRunning: true } } });
    await screen.findByRole('button', { name: 'Backing up...' });
    server.respondWith({ [BACKUPS]: { json: backups } });
    expect(await screen.findByRole('button', { name: 'Back up now' })).toBeTruthy();
    expect(toastText()).toBe('');
  });

  it('reports that a backup is already running', async () => {
    const { keys } = open();
    server.respondWith({ [START]: problem(409, 'A backup is being made already.') });
    await keys.click(await screen.findByRole('button', { name: 'Back up now' }));
    await expectToast('Error', 'A backup is being made already.');
  });

  it('reports that backups cannot be loaded, and tries again', async () => {
    const { keys } = openAdmin(server, '/admin/backups', {
      [BACKUPS]: problem(503, 'Loading customers: 10 of 20 rows'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Loading customers');
    server.respondWith({ [BACKUPS]: { json: someBackups() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await fact('Next backup')).toBe('Tonight.');
  });

  it('opens the browser from the desktop app, which cannot handle large files', async () => {
    const responses = { [BACKUPS]: { json: someBackups() } };
    openAdmin(server, '/admin/backups', responses, { siteOrigin: 'https://polaris.example' });
    const link = await screen.findByRole('link', { name: 'Open in the browser' });
    expect(link.getAttribute('href')).toBe('https://polaris.example/admin/backups');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.queryByRole('button', { name: 'Download a backup' })).toBeNull();
    expect(factNow('Last backup')).toBeTruthy();
  });

  it('shows the address of a local server, which the app does not open', async () => {
    const responses = { [BACKUPS]: { json: someBackups() } };
    openAdmin(server, '/admin/backups', responses, { siteOrigin: 'http://localhost:3000' });
    expect(await screen.findByText(/at http:\/\/localhost:3000\/admin\/backups$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open in the browser' })).toBeNull();
  });
});
