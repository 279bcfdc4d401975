import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Build, builds } from '../../platform/http/builds';
import { invoicing } from '../../testing/data/invoices';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
const { sql, fillProfile, draft, issued } = invoicing(() => ({ polaris, owner }));
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await fillProfile();
});
afterAll(() => polaris.close());

describe('the PDF of an invoice', () => {
  it("stores an invoice's PDF once with its digest, and none for a draft", async () => {
    const { id } = (await draft()).body;
    expect((await owner.get(`/api/invoices/${id}/pdf`)).status).toBe(404);
    const invoice = await issued();
    const { headers, text } = await owner.get(`/api/invoices/${invoice.id}/pdf`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`invoice-${invoice.number}.pdf`);
    expect(text).toMatch(/^%PDF-1\.7/);
    const [{ file }] = await sql('select file from invoice_files where "invoiceId" = $1', [
      invoice.id,
    ]);
    const [stored] = await sql('select content from blobs where hash = $1', [file]);
    expect(file).toBe(createHash('sha256').update(stored.content).digest('hex'));
    // Not served as a file: the invoice decides who may see it.
    expect((await owner.get(`/api/blobs/${file}`)).status).toBe(404);
    await expect(
      sql(`update invoice_files set file = file where "invoiceId" = $1`, [invoice.id]),
    ).rejects.toThrow(/never/);
    await expect(sql('delete from blobs where hash = $1', [file])).rejects.toThrow(/foreign key/);
  });

  it("sends an invoice's PDF as first created when the profile and the server have changed", async () => {
    const invoice = await issued();
    const path = `/api/invoices/${invoice.id}/pdf`;
    const file = async () =>
      (await sql('select file from invoice_files where "invoiceId" = $1', [invoice.id]))[0]?.file;
    const first = [(await owner.get(path)).text, await file()];
    const { version } = (await owner.get('/api/admin/business-profile')).body;
    const changed = await fillProfile({ legalName: 'Another Name LLC', version });
    expect(changed.status).toBe(200);
    // A server with other fonts would create other bytes: it must create none.
    const made: unknown[] = [];
    const note = (build: unknown) => made.push((build as Build).source);
    builds.subscribe(note);
    const upgraded = await startTestApp({ beside: polaris });
    const again = await (await upgraded.owner()).get(path);
    builds.unsubscribe(note);
    expect([again.text, await file()]).toEqual(first);
    expect(made.filter((source) => source === `invoice ${invoice.id}`)).toEqual([]);
    await upgraded.close();
    await fillProfile({ version: changed.body.version });
  });

  it("creates an invoice's PDF once when ten people request it concurrently", async () => {
    const made: unknown[] = [];
    const note = (build: unknown) => made.push((build as Build).source);
    const { id } = await issued();
    builds.subscribe(note);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.get(`/api/invoices/${id}/pdf`)),
    );
    builds.unsubscribe(note);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(made.filter((source) => source === `invoice ${id}`).length).toBeLessThanOrEqual(1);
  });
});
