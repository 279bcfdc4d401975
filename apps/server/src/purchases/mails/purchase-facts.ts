import { dollars } from '@polaris/contracts';
import type { PurchaseEntity } from '../purchase.entity';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What mails say about a purchase. */
export type MailedPurchase = Pick<PurchaseEntity, 'id' | 'amount' | 'purchaseDate'> & {
  service?: { name: string } | null;
};

export const serviceName = ({ service }: Pick<MailedPurchase, 'service'>): string =>
  service?.name ?? 'Service';

export const purchaseFacts = (purchase: MailedPurchase): [string, string][] => [
  ['Service', serviceName(purchase)],
  ['Price', dollars(purchase.amount)],
  ['Date', date.format(purchase.purchaseDate)],
  ['Number', String(purchase.id)],
];
