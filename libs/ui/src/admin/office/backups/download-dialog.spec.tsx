import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Backups } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, fill } from '../../../../testing/queries.ts';
import { someBackups } from '../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const DOWNLOAD = 'POST /api/admin/backups/downloads';
const URL = '/api/admin/backups/download?ticket=12345678901234567890';
const PASSPHRASE = 'a long harbor wall';

const server = new MockServer();
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog', { name: 'Download a backup' }));
const field = (label: string) => dialog().getByLabelText(label);

async function open(own: Partial<Backups> = {}) {
  const { keys } = openAdmin(server, '/admin/backups', {
    'GET /api/admin/backups': { json: someBackups(own) },
  });
  await keys.click(await screen.findByRole('button', { name: 'Download a backup' }));
  const send = () => keys.click(dialog().getByRole('button', { name: 'Download' }));
  return { keys, send };
}

/** The addresses of started downloads, as jsdom does not navigate. */
const started: string[] = [];
function noteDownload(event: Event) {
  const link = (event.target as Element).closest('a[download]');
  if (!link) return;
  event.preventDefault();
  started.push(link.getAttribute('href')!);
}
beforeAll(() => document.addEventListener('click', noteDownload));
beforeEach(() => void started.splice(0));

describe('downloading a backup', () => {
  it("opens the server's download address when the password is right", async () => {
    const { keys, send } = await open();
    expect(document.activeElement).toBe(field('Current password'));
    expect(dialog().getByText(/file is not encrypted/)).toBeTruthy();
    server.respondWith({ [DOWNLOAD]: { status: 201, json: { url: URL } } });
    await fill(keys, field('Current password'), 'seven quiet harbors');
    await send();
    const link = await dialog().findByRole('link', { name: 'Save the file' });
    expect(link.getAttribute('href')).toBe(URL);
    expect(started).toEqual([URL]);
    expect(server.bodiesTo(DOWNLOAD)).toEqual([{ currentPassword: 'seven quiet harbors' }]);
    await keys.click(dialog().getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends a passphrase that was typed twice', async () => {
    const { keys, send } = await open({ isEncrypted: true });
    expect(dialog().getByText(/encrypted with your server's passphrase/)).toBeTruthy();
    expect(descriptionOf(field('Passphrase'))).toContain('The file cannot be opened without it');
    server.respondWith({ [DOWNLOAD]: { status: 201, json: { url: URL } } });
    await fill(keys, field('Current password'), 'seven quiet harbors');
    await fill(keys, field('Passphrase'), PASSPHRASE);
    await send();
    const repeated = field('Repeat the passphrase');
    await waitFor(() => expect(descriptionOf(repeated)).toContain('are different'));
    expect(server.callsTo('POST')).toEqual([]);
    await fill(keys, repeated, PASSPHRASE);
    await send();
    expect(await dialog().findByText(/download has started/)).toBeTruthy();
    expect(server.bodiesTo(DOWNLOAD)).toEqual([
      { currentPassword: 'seven quiet harbors', passphrase: PASSPHRASE },
    ]);
  });

  it('requires a passphrase of at least twelve characters', async () => {
    const { keys, send } = await open();
    await fill(keys, field('Passphrase'), 'too short');
    await send();
    await waitFor(() =>
      expect(descriptionOf(field('Passphrase'))).toContain('Use at least 12 characters.'),
    );
    expect(server.callsTo('POST')).toEqual([]);
  });

  it('shows a wrong password at its field', async () => {
    const { keys, send } = await open();
    const wrong = 'This is not your current password.';
    const errors = [{ path: 'currentPassword', message: wrong }];
    server.respondWith({ [DOWNLOAD]: problem(400, wrong, errors) });
    await fill(keys, field('Current password'), 'not this one');
    await send();
    await waitFor(() => expect(descriptionOf(field('Current password'))).toContain(wrong));
    expect(document.activeElement).toBe(field('Current password'));
  });

  it.each([
    [429, 'Too many wrong passwords. Try again in 15 minutes.'],
    [409, 'This account has no password yet.'],
  ])('shows other errors of a download: %d', async (status, detail) => {
    const { keys, send } = await open();
    server.respondWith({ [DOWNLOAD]: problem(status, detail) });
    await fill(keys, field('Current password'), 'seven quiet harbors');
    await send();
    expect((await dialog().findByRole('alert')).textContent).toBe(detail);
  });
});
