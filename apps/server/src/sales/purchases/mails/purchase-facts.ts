import { dollars, readerDate } from '@polaris/contracts';
import type { PurchaseEntity } from '../purchase.entity';

/** What mails say about a purchase. */
export type MailedPurchase = Pick<PurchaseEntity, 'id' | 'amount' | 'purchaseDate'> & {
  service?: { name: string } | null;
  /** Of the business, whose papers these are. */
  timeZone: string;
};

export const serviceName = ({ service }: Pick<MailedPurchase, 'service'>): string =>
  service?.name ?? 'Service';

export const purchaseFacts = (purchase: MailedPurchase): [string, string][] => [
  ['Service', serviceName(purchase)],
  ['Price', dollars(purchase.amount)],
  ['Date', readerDate(purchase.purchaseDate.toISOString(), purchase.timeZone)],
  ['Order number', String(purchase.id)],
];
