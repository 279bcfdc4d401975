import { describe, expect, it } from '@jest/globals';
import { adminPaths, firstReads } from './admin-screens.ts';

const readsAt = (address: string) => firstReads(new URL(address, 'http://own.invalid'));

/** Without the reads of the admin frame. */
const ownAt = (address: string) => readsAt(address).slice(readsAt('/admin/trash').length - 1);

describe('the first reads of a screen', () => {
  // The list of settings and the form of a new essay are the same for everyone; an assistant asks by a POST.
  const same = ['/admin/settings', '/admin/essays/new', '/admin/assistants/connect'];
  const reading = adminPaths.filter((path) => !same.includes(path));
  it.each(reading)('declares the first reads of %s', (path) => {
    expect(ownAt(path.replace(':id', '7'))).not.toEqual([]);
  });

  it.each(['/admin/nope', '/admin/customers/7/more', '/admin/customers/x', '/services/7'])(
    'declares no first reads for %s, which has no screen',
    (path) => expect(readsAt(path)).toEqual([]),
  );

  it('reads by the filters in the address', () => {
    expect(ownAt('/admin/purchases?status=pending&q=navy+yard&other=1')).toEqual([
      '/api/admin/purchases?limit=50&q=navy+yard&status=pending',
    ]);
    expect(ownAt('/admin/money?year=2025')).toEqual(['/api/admin/money?year=2025']);
    expect(ownAt('/admin/contacts?highlight=31')).toContain(
      '/api/admin/contact-submissions/31/messages',
    );
  });

  it('reads the custom fields of columns, and the columns of the board', () => {
    expect(ownAt('/admin/customers?columns=name,field.8,owed,field.9')).toContain(
      '/api/admin/customers?limit=100&fields=8%2C9',
    );
    expect(ownAt('/admin/customers?layout=board&status=active&company=Navy')).toEqual(
      expect.arrayContaining([
        '/api/admin/customers?limit=1&status=active&company=Navy',
        '/api/admin/customers?limit=30&status=active&company=Navy',
      ]),
    );
  });

  it("omits a list filtered by days, which depend on the browser's time zone", () => {
    const reads = ownAt('/admin/contacts?receivedAfter=2026-01-01');
    expect(reads).toEqual(['/api/admin/views?kind=contacts']);
  });
});
