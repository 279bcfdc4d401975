import type { AdminPurchase, Purchase } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { SettlementService } from '../../sales/payments/stripe/settlement.service';
import { StripeJobsService } from '../../sales/payments/stripe/stripe-jobs.service';
import type { TestResponse } from '../caller';
import { StripeStandIn, signedEvent } from '../stand-ins/stripe/stripe-stand-in';
import { addService, buy } from './records';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { until } from '../until';

/** An order of 1,200 dollars that is not paid yet. */
export interface CardOrder {
  person: Person;
  id: number;
}

type Signing = Parameters<typeof signedEvent>[1];

let events = 0;

/** A server that accepts cards, and the Stripe stand-in. */
export class CardShop {
  readonly standIn = new StripeStandIn();
  polaris: TestApp;
  owner: Person;

  async open({ env, ...own }: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
    await this.standIn.start();
    this.polaris = await startTestApp({ ...own, env: { ...this.standIn.env, ...env } });
    this.owner = await this.polaris.owner();
  }

  async close(): Promise<void> {
    await this.polaris.close();
    await this.standIn.close();
  }

  async order(price = 1200): Promise<CardOrder> {
    const person = await this.polaris.customer();
    const service = await addService(this.owner, { name: 'Data Audit', price });
    const { id } = await buy(person, service.id);
    return { person, id };
  }

  checkout({ person, id }: CardOrder): Promise<TestResponse> {
    return person.post(`/api/purchases/${id}/checkout`);
  }

  /** Starts a payment; returns the id of the Stripe session. */
  async openSession(order: CardOrder): Promise<string> {
    const { body, status, text } = await this.checkout(order);
    if (status !== 201) throw new Error(`Checking out answered ${status}: ${text}`);
    return String(body.url).split('/').at(-1)!;
  }

  /** Orders and pays without events, which are tested separately; also returns the payment's id. */
  async paidOrder(price?: number): Promise<CardOrder & { paymentId: number; session: string }> {
    const order = await this.order(price);
    const session = await this.openSession(order);
    this.standIn.sessions.pay(session);
    await this.polaris.app.get(SettlementService).settle(session);
    const { payments } = await this.read(order.id);
    return { ...order, session, paymentId: payments.at(-1)!.id };
  }

  /** An event about a session, as Stripe sends it. */
  send(
    session: string,
    type = 'checkout.session.completed',
    own: { id?: string; account?: string } = {},
    signing?: Signing,
  ): Promise<TestResponse> {
    events += 1;
    const event = { id: `evt_${events}`, type, object: { id: session }, ...own };
    return this.post(signedEvent(event, signing));
  }

  post(options: { raw: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }) {
    return this.polaris.visitor().post('/api/webhooks/stripe', undefined, options);
  }

  /** The sweep that runs every ten minutes. */
  sweep(): Promise<void> {
    return this.polaris.app.get(StripeJobsService).sweep();
  }

  async read(id: number): Promise<AdminPurchase> {
    const { body } = await this.owner.get('/api/admin/purchases');
    return (body as AdminPurchase[]).find((purchase) => purchase.id === id)!;
  }

  async own({ person, id }: CardOrder): Promise<Purchase> {
    const { body } = await person.get('/api/purchases');
    return (body as Purchase[]).find((purchase) => purchase.id === id)!;
  }

  /** Waits until a purchase meets a condition. */
  until(id: number, is: (purchase: AdminPurchase) => boolean): Promise<AdminPurchase> {
    return until(() => this.read(id), is);
  }

  /** Waits until no Stripe job is left. */
  async idle(): Promise<void> {
    await until(
      () =>
        this.polaris.dataSource.query<object[]>(
          sql`select name from jobs.job
           where name like 'stripe-%' and name <> 'stripe-sweep' and state in ('created', 'active')`,
        ),
      (left) => left.length === 0,
    );
  }
}
