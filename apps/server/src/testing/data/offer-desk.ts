import { type TestSmtp, startSmtp } from '../mail/smtp';
import { outbox } from '../mail/outbox';
import { CardShop } from './card-shop';
import { invoicing } from './invoices';
import { offering } from './offers';
import { addService } from './records';

/** A business that can send offers, with a mail server and the Stripe stand-in. */
export class OfferDesk {
  readonly shop = new CardShop();
  readonly fillProfile = invoicing(() => this.shop).fillProfile;
  readonly steps = offering(() => ({
    polaris: this.shop.polaris,
    owner: this.shop.owner,
    serviceId: this.serviceId,
  }));
  smtp!: TestSmtp;
  serviceId!: number;

  async open(): Promise<void> {
    this.smtp = await startSmtp();
    await this.shop.open({ env: { SMTP_URL: this.smtp.url } });
    await this.fillProfile({ timeZone: 'UTC' });
    this.serviceId = (await addService(this.shop.owner, { name: 'Data Audit', price: 1200 })).id;
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.smtp.close();
  }

  /** The subjects of the mails to an address, in their order. */
  readonly subjects = async (email: string): Promise<string[]> =>
    (await outbox(this.shop.polaris, email)).map(({ subject }) => subject);

  readonly rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    this.shop.polaris.dataSource.query(text, values);
}
