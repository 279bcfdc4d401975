import { afterEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { someAuditEntry, someContact } from '../../../../testing/records/records.ts';
import { fill } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/audit';

const server = new MockServer();
afterEach(cleanup);

const open = (...entries: AuditEntry[]) =>
  openAdmin(server, '/admin/audit', { [LIST]: list(entries) });
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole('listitem');

describe('the audit log', () => {
  it('shows who made a change, when, and what changed', async () => {
    open(
      someAuditEntry({ id: 93, action: 'delete', after: null }),
      someAuditEntry({ id: 92 }),
      someAuditEntry({ action: 'create', before: null, after: { name: 'Grace Hopper' } }),
    );
    const [deleted, changed, created] = await entries();
    expect(deleted?.textContent).toContain('Deleted');
    expect(changed?.textContent).toContain('Changed');
    expect(changed?.textContent).toContain('owner@polaris.test');
    expect(changed?.textContent).toMatch(/Jan 2, 2026 \d{1,2}:\d\d [AP]M/);
    expect(changed?.textContent).toContain('Before → After');
    expect(created?.textContent).toContain('Created');
    expect(created?.textContent).toContain('Grace Hopper');
  });

  it('distinguishes visitors from the owner, and links to the record', async () => {
    const { keys, address } = open(someAuditEntry());
    await entries();
    const submission = { relation: 'contact_submissions', recordId: 31, name: 'Ada' } as const;
    server.respondWith({
      [`${LIST}?limit=50&relation=contact_submissions`]: list([
        someAuditEntry({
          id: 92,
          ...submission,
          before: { status: 'new' },
          after: { status: 'replied' },
        }),
        someAuditEntry({ ...submission, actor: null, action: 'create', before: null }),
      ]),
      'GET /api/admin/contact-submissions': list([someContact()]),
      'GET /api/admin/contact-submissions/31': { json: someContact() },
    });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Records' }), 'Submission');
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    const [replied, written] = await entries();
    expect(replied?.textContent).toContain('new → replied');
    expect(written?.textContent).toContain('Visitor or server');
    expect(screen.queryByRole('heading', { name: /^Customer \d/ })).toBeNull();
    await keys.click(within(written!).getByRole('link', { name: 'Submission Ada' }));
    expect(address()).toBe('/admin/contacts?highlight=31');
  });

  it('says once what was added or removed with the sample data', async () => {
    const summary = '25 customers, 17 companies and 1 refund';
    const sample = { relation: 'sample_data', recordId: 1, name: summary } as const;
    open(
      someAuditEntry({ ...sample, id: 93, action: 'delete', before: { summary }, after: null }),
      someAuditEntry({ ...sample, action: 'create', before: null, after: { summary } }),
    );
    for (const entry of await entries()) {
      expect(within(entry).getByRole('heading').textContent).toBe('Sample data');
      expect(entry.textContent.split(summary)).toHaveLength(2);
    }
  });

  it('explains an empty audit log', async () => {
    open();
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });

  it('exports the changes of the chosen days', async () => {
    const { keys } = open(someAuditEntry());
    await entries();
    expect(screen.getByText(/Entries are kept for 7 years\./)).toBeTruthy();
    const group = within(screen.getByRole('group', { name: 'Export changes' }));
    const link = group.getByRole('link', { name: 'Export CSV' });
    expect(link.getAttribute('href')).toBe('/api/admin/export/audit-log');
    await fill(keys, group.getByLabelText('From'), '2026-01-01');
    await fill(keys, group.getByLabelText('To'), '2026-03-31');
    expect(link.getAttribute('href')).toBe(
      '/api/admin/export/audit-log?from=2026-01-01&to=2026-03-31',
    );
  });

  it('exports no security events as changes', async () => {
    openAdmin(server, '/admin/audit?records=security', {
      'GET /api/admin/security-events': list([]),
    });
    await screen.findByText('No events yet');
    expect(screen.queryByRole('group', { name: 'Export changes' })).toBeNull();
  });
});
