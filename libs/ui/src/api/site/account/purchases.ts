import {
  type OwnPayment,
  type OwnPurchase,
  type OwnPurchaseNote,
  type OwnPurchaseStep,
  type PurchasePage,
  getPurchase,
  listPurchases,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import type { PageOf } from '../../client/client.ts';
import { pageQueryOf, queryOf } from '../../client/queries.ts';

const AWAITED_MS = 3000;

/** With the days of the business only: of a moment, a screen would show the day of the browser. */
type DaysOnly<Item> = Omit<
  Item,
  'purchaseDate' | 'completionDate' | 'doneAt' | 'createdAt' | 'paidAt'
>;

export type DatedNote = DaysOnly<OwnPurchaseNote>;
export type DatedPayment = DaysOnly<OwnPayment>;

/** A purchase as its client's screens show it. */
export interface DatedPurchase extends DaysOnly<Omit<OwnPurchase, 'steps' | 'notes'>> {
  steps: DaysOnly<OwnPurchaseStep>[];
  notes: DatedNote[];
}

export interface DatedPurchasePage
  extends DatedPurchase, Pick<PurchasePage, 'sessions' | 'invoices'> {
  payments: DatedPayment[];
}

/** The purchases of the signed-in customer, newest first; polled while a payment is pending. */
export const usePurchases = (pendingId: number | null = null) =>
  useQuery({
    ...pageQueryOf(listPurchases),
    select: (page): PageOf<DatedPurchase> => page,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id, owed }) => id === pendingId && owed > 0) ? AWAITED_MS : false,
  });

/** One purchase with its sessions, payments and invoices. Reloaded when the client returns to the page. */
export const usePurchasePage = (id: number) =>
  useQuery({
    ...queryOf(getPurchase, { params: { id } }),
    select: (page): DatedPurchasePage => page,
    refetchOnWindowFocus: 'always',
  });
