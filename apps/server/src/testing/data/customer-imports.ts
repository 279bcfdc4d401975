import type { ImportResult } from '@polaris/contracts';
import type { TestCaller } from '../caller';

/** Imports a file of customers as its preview says, and returns the id to undo it. */
export async function importCustomers(owner: TestCaller, raw: string): Promise<number> {
  const upload = (path: string) =>
    owner.post(`/api/admin/import/customers${path}`, undefined, {
      raw,
      headers: { 'content-type': 'text/csv' },
    });
  const { body } = await upload('/preview');
  const { status, body: result, text } = await upload(`?plan=${body.plan}`);
  if (status !== 200) throw new Error(text);
  return (result as ImportResult).importId as number;
}
