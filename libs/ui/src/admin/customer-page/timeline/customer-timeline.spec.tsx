import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/customer-record.ts';
import { someAuditEntry } from '../../../../testing/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const EMPTY = 'No activities recorded yet';
const HINT = 'What you log for this customer will appear here.';

const server = new MockServer();
afterEach(cleanup);

const timeline = async () =>
  within(await screen.findByRole('region', { name: /^Activity History/ }));

describe('the history of a customer without activities', () => {
  it('explains the empty history', async () => {
    openAdmin(server, '/admin/customers/7', customerRecord);
    const history = await timeline();
    expect(await history.findByRole('heading', { name: EMPTY })).toBeTruthy();
    expect(history.getByText(HINT)).toBeTruthy();
  });

  it('explains missing activities in one line above other events', async () => {
    const changed = someAuditEntry({ before: { status: 'active' }, after: { status: 'on_hold' } });
    openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      'GET /api/admin/audit': list([changed]),
    });
    const history = await timeline();
    expect((await history.findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(history.getByRole('heading', { name: EMPTY })).toBeTruthy();
    expect(history.queryByText(HINT)).toBeNull();
  });
});
