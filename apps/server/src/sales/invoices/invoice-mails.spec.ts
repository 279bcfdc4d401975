import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailAttachmentsService } from '../../records/outbox/mail-attachments.service';
import { INVOICES, invoicing } from '../../testing/data/invoices';
import { outbox, untilMail } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { InvoiceRemindersService } from './invoice-reminders.service';

let polaris: TestApp;
let owner: Person;
const { sql, fillProfile, draft, act, issued, pay, stateOf, passDays } = invoicing(() => ({
  polaris,
  owner,
}));
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await fillProfile();
});
afterAll(() => polaris.close());

describe('mails about invoices', () => {
  const mailsOf = (id: number) =>
    sql(
      `select recipient, subject from mail_outbox
       where "aboutTable" = 'invoices' and "aboutId" = $1 order by id`,
      [id],
    );

  it('mails an invoice to its buyer, who needs an email address', async () => {
    const invoice = await issued();
    const sent = await act(invoice, 'send');
    expect(sent.body.sentAt).not.toBeNull();
    expect(await mailsOf(invoice.id)).toMatchObject([
      { recipient: 'team@harbor.example', subject: `Your invoice ${invoice.number}` },
    ]);
    const without = await issued({ buyer: { name: 'Nobody' } });
    expect((await act(without, 'send')).body.detail).toBe(
      'The buyer of this invoice has no email address.',
    );
    expect((await act((await draft()).body, 'send')).status).toBe(409);
  });

  it('mails to an address entered after issue, without changing the invoice', async () => {
    const { id, version, number, buyer } = await issued({ buyer: { name: 'Nobody' } });
    const enter = (body: object, of = id) => owner.put(`${INVOICES}/${of}/recipient`, body);
    const email = 'books@nobody.example';
    expect((await enter({ email: 'nobody', version })).status).toBe(400);
    const { status, body } = await enter({ email, version });
    expect([status, body]).toMatchObject([200, { sendTo: email, buyer, version: version + 1 }]);
    expect((await enter({ email, version })).status).toBe(409);
    const drafted = (await draft()).body;
    expect((await enter({ email, version: drafted.version }, drafted.id)).status).toBe(409);
    expect((await act(body, 'send')).status).toBe(200);
    expect(await mailsOf(id)).toMatchObject([{ recipient: email }]);
    await owner.post(`${INVOICES}/${id}/payments`, { amount: 1, method: 'cash' });
    const subjects = (await outbox(polaris, email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Receipt: $1 for invoice ${number}`);
    const audit = await owner.get(`/api/admin/audit?relation=invoices&recordId=${id}`);
    expect(audit.body).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ sendTo: email }) }),
    );
  });

  it('attaches the PDF to an invoice mail', async () => {
    const invoice = await issued();
    await act(invoice, 'send');
    const subject = `Your invoice ${invoice.number}`;
    const { id } = await untilMail(
      polaris,
      (mail) => mail.subject === subject && mail.status === 'kept',
    );
    const file = join(polaris.dataDir, 'mail', `${String(id).padStart(6, '0')}.eml`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('Content-Type: application/pdf');
    expect(text).toContain(`filename=invoice-${invoice.number}.pdf`);
  });

  it('cancels a waiting reminder when its invoice is paid', async () => {
    const { id, total } = await issued();
    await passDays(id, 20);
    const attachments = polaris.app.get(MailAttachmentsService);
    const reminder = { attachment: 'invoice_reminder', aboutId: id, html: null } as const;
    expect(await attachments.listOf(reminder)).toHaveLength(1);
    await pay('invoiceId', id, total);
    expect(await attachments.listOf(reminder)).toBeUndefined();
  });

  it('mails reminders 3 and 14 days after the due date, unless the invoice is paid', async () => {
    const reminders = polaris.app.get(InvoiceRemindersService);
    const invoice = await issued();
    await act(invoice, 'send');
    const count = async () => {
      await reminders.remindAll();
      return (await mailsOf(invoice.id)).length - 1;
    };
    await passDays(invoice.id, 14 + 2);
    expect(await count()).toBe(0);
    await passDays(invoice.id, 1);
    expect([await count(), await count()]).toEqual([1, 1]);
    await passDays(invoice.id, 11);
    expect([await count(), await count()]).toEqual([2, 2]);
    const paid = await issued();
    await act(paid, 'send');
    await passDays(paid.id, 14 + 20);
    await pay('invoiceId', paid.id, paid.total);
    await reminders.remindAll();
    expect(await mailsOf(paid.id)).toHaveLength(1);
  });

  it('sends no reminder of a paid and refunded invoice, unless the refund is still owed', async () => {
    const reminded = async (stillOwed: boolean) => {
      const invoice = await issued();
      await act(invoice, 'send');
      const payment = { amount: invoice.total, method: 'cash' };
      const paid = await owner.post(`${INVOICES}/${invoice.id}/payments`, payment);
      const refund = { amount: 200, stillOwed };
      await owner.post(`/api/admin/payments/${paid.body.id}/refunds`, refund);
      await passDays(invoice.id, 14 + 3);
      await polaris.app.get(InvoiceRemindersService).remindAll();
      return (await mailsOf(invoice.id)).length > 1;
    };
    expect([await reminded(false), await reminded(true)]).toEqual([false, true]);
  });

  it('sends no reminder of an invoice that was never mailed', async () => {
    const invoice = await issued();
    await passDays(invoice.id, 14 + 3);
    expect(await stateOf(invoice.id)).toBe('overdue');
    await polaris.app.get(InvoiceRemindersService).remindAll();
    expect(await mailsOf(invoice.id)).toEqual([]);
  });
});
