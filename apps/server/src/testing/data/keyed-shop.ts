import { invoiceLine, replyTemplateInput } from './factories';
import { compare } from './merges';
import { addCustomer, addSale, addService } from './records';
import type { Person, TestApp } from '../test-app';

/** A request that is accepted and creates one row. */
export interface RepeatableRequest {
  path: string;
  body: object;
  /** Who makes it, and someone else who may. */
  people: [Person, Person];
}

/** The name of a template in each shop, and the email of a customer. */
export const TAKEN = 'Another name';
export const TAKEN_EMAIL = 'taken@example.com';

/** A server with the records that requests need. */
export class KeyedShop {
  private constructor(
    readonly polaris: TestApp,
    readonly owners: [Person, Person],
  ) {}

  static async open(polaris: TestApp): Promise<KeyedShop> {
    const shop = new KeyedShop(polaris, [await polaris.owner(), await polaris.owner()]);
    await shop.owner.put('/api/admin/business-profile', {
      legalName: 'Polaris Consulting',
      address: '1 Star Street',
      timeZone: 'America/New_York',
      daysUntilDue: 14,
    });
    await shop.made('/api/admin/reply-templates', replyTemplateInput({ name: TAKEN }));
    await shop.made('/api/customers', { name: 'Taken', email: TAKEN_EMAIL });
    return shop;
  }

  get owner(): Person {
    return this.owners[0];
  }

  ofOwner = (path: string, body: object): RepeatableRequest => ({
    path,
    body,
    people: this.owners,
  });

  /** Returns the id. */
  async made(path: string, input: object): Promise<number> {
    const { status, text, body } = await this.owner.post(path, input);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return body.id;
  }

  async merge(keptId: number, mergedId: number): Promise<RepeatableRequest> {
    const { state } = await compare(this.owner, keptId, mergedId);
    return this.ofOwner(`/api/customers/${keptId}/merge`, { mergedId, state, choices: [] });
  }

  customer = async () => (await addCustomer(this.owner)).id;

  service = async () => (await addService(this.owner, { price: 1200 })).id;

  async sale(): Promise<number> {
    const sale = { customerId: await this.customer(), serviceId: await this.service() };
    return (await addSale(this.owner, sale)).id;
  }

  async issuedInvoice(): Promise<{ id: number; version: number }> {
    const lines = [invoiceLine({ unitPrice: 1200 })];
    const id = await this.made('/api/admin/invoices', { customerId: await this.customer(), lines });
    return (await this.owner.post(`/api/admin/invoices/${id}/issue`, { version: 1 })).body;
  }
}
