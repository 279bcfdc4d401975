import { dollars, fromCents, toCents } from '../../values/dollars.ts';
import type { Invoice } from '../invoices/invoice.ts';
import type { Purchase } from './purchase.ts';

/** Dollars that a client is asked for, and what became of them. */
export interface Sums {
  asked: number;
  /** Received, minus refunds. */
  paid: number;
  refunded: number;
  owed: number;
}

/** The sums as texts, the last of which says what is owed. */
export interface SumLine {
  texts: string[];
  isOpen: boolean;
}

type Priced = Pick<Purchase, 'amount' | 'tax' | 'invoiced'>;

/** The price with the tax that is added to it, or the total of the issued invoice, which replaces it. */
export const totalOf = ({ amount, tax, invoiced }: Priced): number =>
  invoiced ?? fromCents(toCents(amount) + toCents(tax));

/** The sums of a purchase. Nothing is asked for once it is canceled. */
export const sumsOfPurchase = (
  purchase: Priced & Pick<Purchase, 'status' | 'paid' | 'refunded' | 'owed'>,
): Sums => {
  const { status, paid, refunded, owed } = purchase;
  return { asked: status === 'cancelled' ? 0 : totalOf(purchase), paid, refunded, owed };
};

/** The sums of an invoice. Nothing is asked for once it is credited, or its purchase is canceled. */
export const sumsOfInvoice = ({
  state,
  total,
  paid,
  refunded,
  owed,
}: Pick<Invoice, 'state' | 'total' | 'paid' | 'refunded' | 'owed'>): Sums => ({
  asked: state === 'credited' || state === 'canceled' ? 0 : total,
  paid,
  refunded,
  owed,
});

/**
 * "Total $569.40", "Paid $150", "Refunded $50", "Owed $369.40": what is paid, refunded and owed adds up to what is
 * asked. A refund that is owed again does not, so it is said. No texts if no money is involved.
 */
export function sumLine({ asked, paid, refunded, owed }: Sums): SumLine {
  if (asked === 0 && paid === 0 && refunded === 0) return { texts: [], isOpen: false };
  const settled = Math.max(toCents(asked) - toCents(paid) - toCents(owed), 0);
  const again = owed > 0 ? fromCents(Math.max(toCents(refunded) - settled, 0)) : 0;
  const texts = [
    ...(asked > 0 ? [`Total ${dollars(asked)}`] : []),
    `Paid ${dollars(paid)}`,
    ...(refunded > 0 ? [`Refunded ${dollars(refunded)}${againText(again)}`] : []),
    `Owed ${dollars(owed)}`,
  ];
  return { texts, isOpen: owed > 0 };
}

const againText = (again: number): string => (again > 0 ? ` (${dollars(again)} owed again)` : '');
