import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, valueOf } from '../../../../testing/queries.ts';
import { someBackups, someWeeks } from '../../../../testing/records/figures.ts';
import { someMail } from '../../../../testing/records/mail-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const BACKUPS = 'GET /api/admin/backups';
const RELEASE = 'POST /api/admin/mails/release';
const DISCARD = 'POST /api/admin/mails/discard';

const server = new MockServer();
afterEach(cleanup);

const backupAt = '2026-05-01T03:00:00.000Z';
const restored = { at: '2026-05-03T12:00:00.000Z', backupAt };
const held = (heldMails: number) => ({ json: someBackups({ restored, heldMails }) });

const open = (path: string, heldMails: number) =>
  openAdmin(server, path, {
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/mails': list([someMail({ status: 'held', sentAt: null })]),
    [BACKUPS]: held(heldMails),
  });

const notice = async () => within(await screen.findByRole('alert'));
const confirmation = () => within(screen.getByRole('alertdialog'));

describe('mails on hold after a restore', () => {
  it.each(['/admin', '/admin/mail'])('mentions mails on hold on %s', async (path) => {
    open(path, 12);
    const text = '12 mails waited in the backup that was restored on May 3, 2026. Read them';
    expect(await (await notice()).findByText(/waited/)).toHaveProperty('textContent', text);
  });

  it('sends mails on hold once the owner confirms', async () => {
    const { keys } = open('/admin/mail', 12);
    await keys.click((await notice()).getByRole('button', { name: 'Send them' }));
    expect(confirmation().getByText(/would arrive twice/)).toBeTruthy();
    expect(server.callsTo('POST')).toEqual([]);
    server.respondWith({ [RELEASE]: { json: { count: 12 } }, [BACKUPS]: held(0) });
    await keys.click(confirmation().getByRole('button', { name: 'Send them' }));
    await expectToast('Success', '12 mails on the way');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(server.callsTo(RELEASE)).toHaveLength(1);
  });

  it('discards mails on hold once the owner confirms', async () => {
    const { keys } = open('/admin', 1);
    await keys.click((await notice()).getByRole('button', { name: 'Do not send it' }));
    expect(confirmation().getByText(/as failed, with the reason/)).toBeTruthy();
    server.respondWith({ [DISCARD]: { json: { count: 1 } }, [BACKUPS]: held(0) });
    await keys.click(confirmation().getByRole('button', { name: 'Do not send it' }));
    await expectToast('Success', 'One mail will not be sent');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('leaves mails on hold when the owner cancels, or there is no mail server', async () => {
    const { keys } = open('/admin/mail', 12);
    const send = (await notice()).getByRole('button', { name: 'Send them' });
    await keys.click(send);
    await keys.click(confirmation().getByRole('button', { name: 'Cancel' }));
    expect(server.callsTo('POST')).toEqual([]);
    await keys.click(send);
    server.respondWith({
      [RELEASE]: problem(
        409,
        'There is no mail server yet. Enter one under Settings, Mail Server.',
      ),
    });
    await keys.click(confirmation().getByRole('button', { name: 'Send them' }));
    await expectToast(
      'Error',
      'There is no mail server yet. Enter one under Settings, Mail Server.',
    );
    expect((await notice()).getByText(/^12 mails waited/)).toBeTruthy();
  });

  it('filters the list by mails on hold, with a badge', async () => {
    const { keys, address } = open('/admin', 12);
    await keys.click((await notice()).getByRole('link', { name: 'Read them' }));
    expect(address()).toBe('/admin/mail?status=held');
    const filter = await screen.findByRole('combobox', { name: 'Status' });
    expect(valueOf(filter)).toBe('held');
    const mails = await screen.findByRole('list', { name: 'Mails' });
    expect(within(mails).getByText('On hold')).toBeTruthy();
    expect(server.callsTo('GET /api/admin/mails?limit=50&status=held')).toHaveLength(1);
    await keys.selectOptions(filter, 'All mail');
    await waitFor(() => expect(address()).toBe('/admin/mail'));
  });
});
