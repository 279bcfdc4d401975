import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { restoreRules } from '../../restore-rules';
import { anyText } from '../../testing/data/any-text';
import { contactInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';
import { writeBackupFile } from './backup-file';
import { restoreArchive } from './restore/restore-archive';

let folder: string;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-histories-'));
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  rmSync(folder, { recursive: true });
});

/** Any text that contracts accept: control characters, quotation marks, backslashes, emoji. */
const text = anyText({ minLength: 1, maxLength: 60 }).map(
  (value) => `a${value.replaceAll('\0', '')}`,
);
const pick = fc.nat(1000);

const step = fc.oneof(
  fc.record({ kind: fc.constant('customer' as const), name: text, notes: text, pick }),
  fc.record({ kind: fc.constant('activity' as const), name: text, notes: text, pick }),
  fc.record({ kind: fc.constant('message' as const), name: text, notes: text, pick }),
  fc.record({ kind: fc.constant('change' as const), name: text, notes: text, pick }),
  fc.record({ kind: fc.constant('convert' as const), pick }),
  fc.record({ kind: fc.constant('give' as const), pick }),
  fc.record({ kind: fc.constant('delete' as const), pick }),
  fc.record({ kind: fc.constant('restore' as const), pick }),
);
type Step = typeof step extends fc.Arbitrary<infer Found> ? Found : never;

const one = <Found>(found: Found[], at: number): Found | undefined => found[at % found.length];

async function customer(at: number): Promise<{ id: number; version: number } | undefined> {
  return one((await owner.get('/api/customers')).body as { id: number; version: number }[], at);
}

/** Converts a contact to a new or an existing customer. */
async function convert(at: number, customerId?: number): Promise<void> {
  const { body } = await owner.get('/api/admin/contact-submissions?converted=false');
  const found = one(body as { id: number }[], at);
  if (found) await owner.post(`/api/contacts/${found.id}/convert`, { customerId });
}

async function run(next: Step): Promise<void> {
  if (next.kind === 'customer')
    await owner.post('/api/customers', { name: next.name, notes: next.notes });
  if (next.kind === 'message')
    await polaris
      .visitor()
      .post(
        '/api/contact',
        contactInput({ name: next.name, message: `${next.notes} and more words` }),
      );
  if (next.kind === 'restore') {
    const { body } = await owner.get('/api/admin/trash');
    const found = one(body as { kind: string; recordId: number }[], next.pick);
    if (found) await owner.post(`/api/admin/trash/${found.kind}/${found.recordId}/restore`);
  }
  if (next.kind === 'convert') await convert(next.pick);
  const found = await customer(next.pick);
  if (!found) return;
  if (next.kind === 'give') await convert(next.pick, found.id);
  if (next.kind === 'activity')
    await owner.post('/api/activities', {
      customerId: found.id,
      type: 'note',
      subject: next.name,
      description: next.notes,
    });
  if (next.kind === 'change')
    await owner.put(`/api/customers/${found.id}`, {
      name: next.name,
      notes: next.notes,
      version: found.version,
    });
  if (next.kind === 'delete') await owner.delete(`/api/customers/${found.id}`);
}

let files = 0;
async function backUp(url: string) {
  const file = join(folder, `${(files += 1)}.tar.gz`);
  const { tables } = await writeBackupFile(url, file);
  return { file, tables };
}

it('restores everything from a backup after any sequence of changes', async () => {
  const url = (polaris.dataSource.options as { url: string }).url;
  // Some histories change nothing; this always makes an audit entry.
  await owner.post('/api/customers', { name: 'Ada Lovelace' });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (history) => {
      for (const next of history) await run(next);
      const { file, tables } = await backUp(url);
      const target = await createTestDatabase('empty');
      await restoreArchive(target.url, file, { migrations: restoreRules.migrations });
      const restored = await backUp(target.url);
      await target.drop();
      expect(restored.tables).toEqual(tables);
      expect(tables.find(({ name }) => name === 'audit_log')!.rows).toBeGreaterThan(0);
    }),
    // Each history takes a second, so a failing one is not shrunk.
    { numRuns: 6, endOnFailure: true },
  );
});
