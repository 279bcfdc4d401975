import { randomUUID } from 'node:crypto';
import type { AssistantDraft } from '@polaris/contracts';
import { approvedDraftsQueue } from '../../office/assistants/drafts/draft-queues';
import { addCustomer, addSale, addService, sendContact } from '../data/records';
import { until } from '../until';
import { wakeJobs } from '../mail/outbox';
import type { TestResponse } from '../caller';
import { AssistantDesk } from './assistant-desk';

export const DRAFTS = '/api/admin/assistant-drafts';
export const SCOPES = ['read', 'read:messages', 'write', 'draft'] as const;

interface Drafted {
  saved: boolean;
  change_id: string;
  record: { id: number; title: string };
  note: string;
}

export const detailOf = async (answer: Promise<TestResponse>): Promise<[number, string]> => {
  const { status, body } = await answer;
  return [status, body.detail];
};

/** Everything that leaves the house, or money. */
const LEAVING = ['mail_outbox', 'messages', 'offers', 'offer_links', 'invoices', 'payments'];

/** A desk with a customer, a submission, a purchase and an invoice to draft about. */
export class DraftDesk extends AssistantDesk {
  pasted = '';
  grantId = 0;
  customerId = 0;
  contactId = 0;
  serviceId = 0;
  purchaseId = 0;
  invoiceId = 0;

  override async open(): Promise<void> {
    await super.open();
    await this.owner.put('/api/admin/business-profile', {
      ...{ legalName: 'Polaris Consulting', address: '1 Star Street' },
      ...{ timeZone: 'UTC', daysUntilDue: 14 },
    });
  }

  /** A new connection, with new records. */
  async begin(): Promise<void> {
    await this.sql('delete from rate_limits; delete from change_sets; delete from mail_outbox');
    this.pasted = await this.paste([...SCOPES]);
    const [grant] = await this.sql<{ id: number }>('select max(id) as id from assistant_grants');
    this.grantId = grant!.id;
    const person = { name: 'Sara Lind', email: `sara-${randomUUID()}@harbor.example` };
    this.customerId = (await addCustomer(this.owner, { ...person, notes: 'First.' })).id;
    this.serviceId = (await addService(this.owner, { price: 900 })).id;
    const sale = { customerId: this.customerId, serviceId: this.serviceId };
    this.purchaseId = (await addSale(this.owner, sale)).id;
    this.contactId = (await sendContact(this.polaris.visitor())).id;
    const lines = [{ text: 'Audit', quantity: 1, unitPrice: 300, taxRate: 0 }];
    const { body } = await this.owner.post('/api/admin/invoices', {
      customerId: this.customerId,
      lines,
    });
    await this.owner.post(`/api/admin/invoices/${body.id}/issue`, { version: body.version });
    this.invoiceId = body.id;
    await this.sql('delete from mail_outbox');
  }

  /** The input of each tool that drafts, for the records of this desk. */
  inputs(): Record<string, object> {
    const line = { text: 'Review', quantity: 2, unit_price: 150 };
    const paid = { method: 'bank_transfer', received_on: '2026-01-05' };
    return {
      draft_message: { customer_id: this.customerId, subject: 'Your report', text: 'It is ready.' },
      draft_offer: {
        ...{ customer_id: this.customerId, service_id: this.serviceId, title: 'Second review' },
        lines: [line],
      },
      draft_invoice: { purchase_id: this.purchaseId },
      draft_payment: { purchase_id: this.purchaseId, amount: 400, ...paid },
    };
  }

  /** The answer of a tool; a failure is a sentence. */
  async use(name: string, args: object, key: string = randomUUID()): Promise<Drafted | string> {
    const call = { reason: 'You asked for it.', key, ...args };
    const { body } = await this.call(this.pasted, name, call);
    if (body.error) throw new Error(body.error.message);
    return body.result.isError ? body.result.content[0].text : body.result.structuredContent;
  }

  async draft(name: string, own: object = {}, key?: string): Promise<Drafted> {
    const answer = await this.use(name, { ...this.inputs()[name], ...own }, key);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  }

  async waiting(query = ''): Promise<AssistantDraft[]> {
    const { status, body } = await this.owner.get(`${DRAFTS}${query}`);
    if (status !== 200) throw new Error(`The list answered ${status}.`);
    return body;
  }

  approve({ record: { id } }: Drafted, body: object = {}): Promise<TestResponse> {
    return this.owner.post(`${DRAFTS}/${id}/approval`, body);
  }

  reject({ record: { id } }: Drafted): Promise<TestResponse> {
    return this.owner.post(`${DRAFTS}/${id}/rejection`);
  }

  takeBack({ record: { id } }: Drafted): Promise<TestResponse> {
    return this.owner.delete(`${DRAFTS}/${id}/decision`);
  }

  edit({ record: { id } }: Drafted): Promise<TestResponse> {
    return this.owner.post(`${DRAFTS}/${id}/edit`);
  }

  /** Makes ten seconds pass, and waits for what they end. */
  async passUndo(): Promise<void> {
    await until(async () => {
      await this.sql(
        `update jobs.job set start_after = now() where name = $1 and state in ('created', 'retry')`,
        [approvedDraftsQueue.name],
      );
      await wakeJobs(this.polaris.dataSource);
      const open = await this.sql(
        `select from jobs.job where name = $1 and state in ('created', 'retry', 'active')`,
        [approvedDraftsQueue.name],
      );
      return open.length === 0;
    });
  }

  /** How many there are of all that leaves. */
  async leaving(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of LEAVING) {
      const [{ count }] = (await this.sql<{ count: number }>(
        `select count(*)::int as count from ${table}`,
      )) as [{ count: number }];
      counts[table] = count;
    }
    return counts;
  }

  /** How many more there are of each since. */
  async since(before: Record<string, number>): Promise<Record<string, number>> {
    const entries = Object.entries(await this.leaving());
    return Object.fromEntries(
      entries.flatMap(([table, count]) =>
        count === before[table] ? [] : [[table, count - before[table]!]],
      ),
    );
  }
}
