import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { someBackups, someServerHealth, someWeeks } from '../../../../testing/records/figures.ts';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const HEALTH = 'GET /api/admin/health';

const server = new MockServer();
afterEach(cleanup);

const open = (...problems: ('mail' | 'disk' | 'backup')[]) =>
  openAdmin(server, '/admin', {
    [HEALTH]: { json: someServerHealth({ problems }) },
    'GET /api/admin/backups': { json: someBackups() },
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
  });

it('shows on the dashboard what needs attention, and links to the details', async () => {
  const { keys, address } = open('mail', 'disk');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Mail is not leaving. The disk is nearly full. What to do');
  await keys.click(screen.getByRole('link', { name: 'What to do' }));
  expect(address()).toBe('/admin/health');
});

it('shows no health notice about backups, which have their own card', async () => {
  open('backup');
  await screen.findByText('All caught up!');
  expect(server.callsTo(HEALTH)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
