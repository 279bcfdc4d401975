import { afterEach, describe, expect, it } from '@jest/globals';
import { trashKindLabels } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, toastText } from '../../../../testing/queries.ts';
import { someTrashItem } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/trash';

const server = new MockServer();
afterEach(cleanup);

const open = (response: ReturnType<typeof list>) =>
  openAdmin(server, '/admin/trash', { [LIST]: response });

describe('the trash', () => {
  it('shows what was deleted, when, with what, and until when it stays', async () => {
    open(
      list([someTrashItem({ activities: 2, messages: 1, deletedAt: '2026-01-02T15:00:00.000Z' })]),
    );
    const entry = (await screen.findByText('Grace Hopper')).closest('li')!;
    expect(entry.textContent).toContain('Customer');
    expect(entry.textContent).toContain('with 2 activities and one message');
    expect(entry.textContent).toMatch(/Deleted Jan 2, 2026 \d{1,2}:\d\d [AP]M/);
    expect(entry.textContent).toContain('Permanently deleted on February 1, 2026');
  });

  it.each(Object.entries(trashKindLabels))('restores a %s', async (kind, label) => {
    const item = someTrashItem({ kind: kind as keyof typeof trashKindLabels });
    const { keys } = open(list([item]));
    const restore = await screen.findByRole('button', { name: 'Restore Grace Hopper' });
    expect(restore.closest('li')?.textContent).toContain(label);
    server.respondWith({
      [`POST /api/admin/trash/${kind}/7/restore`]: { status: 204 },
      [LIST]: list([]),
    });
    await keys.click(restore);
    await expectToast('Success', `${label} restored`);
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
  });

  it('moves the focus to the next record, and to the heading once the trash is empty', async () => {
    const items = [1, 2].map((recordId) =>
      someTrashItem({ recordId, label: `Record ${recordId}` }),
    );
    const { keys } = open(list(items));
    const restore = await screen.findByRole('button', { name: 'Restore Record 1' });
    server.respondWith({
      'POST /api/admin/trash/customer/1/restore': { status: 204 },
      [LIST]: list([items[1]]),
    });
    await keys.click(restore);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore Record 2'),
    );
    server.respondWith({
      'POST /api/admin/trash/customer/2/restore': { status: 204 },
      [LIST]: list([]),
    });
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Trash'));
  });

  it('explains why an activity cannot be restored without its customer', async () => {
    const { keys } = open(list([someTrashItem({ kind: 'activity', label: 'A call' })]));
    const refused = problem(409, 'Its customer is deleted.');
    server.respondWith({ 'POST /api/admin/trash/activity/7/restore': refused });
    await keys.click(await screen.findByRole('button', { name: 'Restore A call' }));
    await waitFor(() => expect(toastText()).toBe('ErrorIts customer is deleted.'));
    expect(screen.getByText('A call')).toBeTruthy();
  });

  it('reports an empty trash', async () => {
    open(list([]));
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
  });
});
