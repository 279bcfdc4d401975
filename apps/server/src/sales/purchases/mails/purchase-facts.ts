import { dollars, dateText } from '@polaris/contracts';
import type { PurchaseEntity } from '../purchase.entity';

/** The facts about a purchase in mails. */
export type MailedPurchase = Pick<PurchaseEntity, 'id' | 'amount' | 'purchaseDate'> & {
  service?: { name: string } | null;
  /** The business's time zone, as it issues these papers. */
  timeZone: string;
};

export const serviceName = ({ service }: Pick<MailedPurchase, 'service'>): string =>
  service?.name ?? 'Service';

export const purchaseFacts = (purchase: MailedPurchase): [string, string][] => [
  ['Service', serviceName(purchase)],
  ['Price', dollars(purchase.amount)],
  ['Date', dateText(purchase.purchaseDate.toISOString(), purchase.timeZone)],
  ['Order number', String(purchase.id)],
];
