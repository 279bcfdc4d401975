import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerHealth } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { someBackups, someServerHealth } from '../../../../testing/records/figures.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const HEALTH = 'GET /api/admin/health';

const server = new MockServer();
afterEach(cleanup);

const open = (own: Partial<ServerHealth> = {}) =>
  openAdmin(server, '/admin/health', { [HEALTH]: { json: someServerHealth(own) } });

const part = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement!;

describe('the health of the server', () => {
  it('shows each part of the server as healthy', async () => {
    open();
    expect((await part('Database')).textContent).toBe(
      'DatabaseGoodPostgreSQL 18.1, the embedded one, 48.2 MB. It answered in 2.4 ms. 3 of 16 connections are in use.',
    );
    expect((await part('Mail')).textContent).toContain('GoodNothing is waiting.');
    expect((await part('Background work')).textContent).toContain('Good4 jobs in the queue.');
    expect((await part('Backups')).textContent).toContain(
      'GoodThe last one was made 1 hour ago, and its restore was tried 1 hour ago, with success.',
    );
    expect((await part('Disk')).textContent).toContain(
      'Good18 GB of 40 GB are free for data and backups.',
    );
    expect((await part('Clock')).textContent).toContain('Good');
    expect((await part('Server')).textContent).toContain('Polaris 0.1.0, started 1 hour ago');
    expect(screen.getByText(/^Everything is fine\./)).toBeTruthy();
  });

  it('shows what to do about each problem of the server, and links to it', async () => {
    const { keys, address } = open({
      problems: ['disk', 'mail', 'jobs', 'backup'],
      mail: {
        hasServer: true,
        queued: 2,
        retrying: 1,
        retryingSince: new Date(Date.now() - 3 * 3_600_000).toISOString(),
        failedToday: 1,
      },
    });
    expect(await screen.findByText(/^4 things need attention\./)).toBeTruthy();
    const mail = await part('Mail');
    expect(mail.textContent).toContain(
      '2 mails in the queue. 1 mail could not be sent yet, the oldest of 3 hours ago. 1 mail of the last day failed.',
    );
    expect(mail.textContent).toContain('Check the mail server under Settings');
    for (const label of ['Mail', 'Background work', 'Backups', 'Disk'])
      expect((await part(label)).textContent).toContain('Needs attention');
    expect((await part('Database')).textContent).toContain('Good');
    server.respondWith({
      'GET /api/admin/mails': list([]),
      'GET /api/admin/backups': { json: someBackups() },
    });
    await keys.click(within(mail).getByRole('link', { name: 'Open mail' }));
    expect(address()).toBe('/admin/mail');
  });

  it('shows what to set when the server has no mail server and no nightly backup', async () => {
    const { mail, backup } = someServerHealth();
    open({
      mail: { ...mail, hasServer: false },
      backup: { ...backup, isNightly: false, lastAt: null, rehearsedAt: null },
    });
    expect((await part('Mail')).textContent).toContain('Not setNo mail server is set');
    expect((await part('Backups')).textContent).toContain('Nightly backups are off.');
    expect((await part('Backups')).textContent).toContain('None yet.');
  });

  it('reports that the clocks of server and device differ', async () => {
    open({ checkedAt: new Date(Date.now() - 600_000).toISOString() });
    const clock = await part('Clock');
    expect(clock.textContent).toContain('Needs attention');
    expect(clock.textContent).toContain('10 minutes behind the one of this device');
  });

  it("offers another try when the server's health cannot be loaded", async () => {
    const { keys } = openAdmin(server, '/admin/health', {
      [HEALTH]: problem(503, 'The service is briefly unavailable. Please try again.'),
    });
    expect(await screen.findByText('The state of the server could not be loaded')).toBeTruthy();
    server.respondWith({ [HEALTH]: { json: someServerHealth() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await part('Database')).textContent).toContain('Good');
  });

  it("checks the server's health again when asked", async () => {
    const { keys } = open();
    await part('Database');
    server.respondWith({ [HEALTH]: { json: someServerHealth({ problems: ['disk'] }) } });
    await keys.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(async () =>
      expect((await part('Disk')).textContent).toContain('The disk is nearly full.'),
    );
  });
});

describe('newer versions', () => {
  const release = {
    source: 'github.com',
    isAllowed: false,
    checkedAt: null,
    newest: null,
    notesUrl: null,
    failure: null,
  };

  it('offers no check for versions when the publisher of this Polaris is unknown', async () => {
    open();
    await part('Server');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('checks for a newer version when the owner allows it, and explains how to update', async () => {
    const found = {
      ...release,
      isAllowed: true,
      checkedAt: new Date().toISOString(),
      newest: '1.5.0',
      notesUrl: 'https://github.com/example/polaris/releases/tag/v1.5.0',
    };
    const { keys } = open({ release });
    const look = await screen.findByRole('switch', { name: 'Look for newer versions once a week' });
    server.respondWith({
      'PUT /api/admin/release-check': { json: found },
      [HEALTH]: { json: someServerHealth({ release: found }) },
    });
    await keys.click(look);
    await waitFor(async () =>
      expect((await part('Server')).textContent).toContain(
        'Polaris 1.5.0 is available. Run "polaris update" on the server. What is new',
      ),
    );
    expect(server.bodiesTo('PUT /api/admin/release-check')).toEqual([{ isAllowed: true }]);
    expect(screen.getByRole('link', { name: 'What is new' }).getAttribute('href')).toBe(
      found.notesUrl,
    );
  });

  it('explains why a check for versions failed', async () => {
    const failure = 'github.com could not be reached.';
    open({
      release: { ...release, isAllowed: true, checkedAt: new Date().toISOString(), failure },
    });
    expect((await part('Server')).textContent).toContain(`${failure} It asks again next week.`);
  });
});
