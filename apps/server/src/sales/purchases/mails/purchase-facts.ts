import { type Purchase, dateText, dollars, totalOf } from '@polaris/contracts';

/** The facts about a purchase in mails. */
export type MailedPurchase = Pick<
  Purchase,
  'id' | 'amount' | 'tax' | 'invoiced' | 'purchaseDate' | 'service'
> & {
  /** The business's time zone, as it issues these papers. */
  timeZone: string;
};

export const serviceName = ({ service }: { service?: { name: string } | null }): string =>
  service?.name ?? 'Service';

export const purchaseFacts = (purchase: MailedPurchase): [string, string][] => [
  ['Service', serviceName(purchase)],
  ['Price', dollars(purchase.amount)],
  ...taxFacts(purchase),
  ['Date', dateText(purchase.purchaseDate, purchase.timeZone)],
  ['Order number', String(purchase.id)],
];

const taxFacts = (purchase: MailedPurchase): [string, string][] =>
  purchase.tax === 0
    ? []
    : [
        ['Sales tax', dollars(purchase.tax)],
        ['Total', dollars(totalOf(purchase))],
      ];
