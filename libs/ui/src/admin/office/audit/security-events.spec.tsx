import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { someAuditEntry, someSecurityEvent } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/security-events';

const server = new MockServer();
afterEach(cleanup);

const events = async () =>
  within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');

it('lists sign-ins in the audit log, how often each happened, and filters them', async () => {
  const { keys, address } = openAdmin(server, '/admin/audit', {
    'GET /api/admin/audit': list([someAuditEntry()]),
    [LIST]: list([
      someSecurityEvent({ id: 54, count: 12, lastAt: '2026-01-02T15:40:00.000Z' }),
      someSecurityEvent({ id: 53, detail: 'unknown address', account: null }),
      someSecurityEvent({
        id: 52,
        event: 'one_time_link_made',
        detail: '',
        actor: 'owner@polaris.test',
      }),
    ]),
    [`${LIST}?limit=50&event=signed_in`]: list([
      someSecurityEvent({ event: 'signed_in', detail: '' }),
    ]),
  });
  await screen.findByRole('list', { name: 'Changes' });
  await keys.selectOptions(
    screen.getByRole('combobox', { name: 'Records' }),
    'Sign-ins and security',
  );
  const [refused, unknown, link] = await events();
  expect(refused?.textContent).toMatch(
    /^Sign-in refused12 timeswrong passwordada@example.com.* to /,
  );
  expect(unknown?.textContent).toContain('unknown addressNo account, or a deleted one');
  expect(link?.textContent).toContain('One-time link madeada@example.comby owner@polaris.test');
  await keys.selectOptions(screen.getByRole('combobox', { name: 'Events' }), 'Signed in');
  await waitFor(() => expect(address()).toBe('/admin/audit?event=signed_in&records=security'));
  await waitFor(async () => expect(await events()).toHaveLength(1));
});

it('reports that there are no security events yet', async () => {
  openAdmin(server, '/admin/audit?records=security', { [LIST]: list([]) });
  expect(await screen.findByText('No events yet')).toBeTruthy();
});
