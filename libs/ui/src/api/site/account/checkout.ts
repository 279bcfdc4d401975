import {
  type PaymentOptions,
  type startCheckout,
  type startInvoiceCheckout,
  getPaymentOptions,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { queryOf } from '../../client/queries.ts';

const none: PaymentOptions = { card: false, bankDebit: false };

/** The ways to pay online; read only if they matter, such as if an amount is due. */
export const usePaymentOptions = (isNeeded: boolean): PaymentOptions =>
  useQuery({ ...queryOf(getPaymentOptions), enabled: isNeeded }).data ?? none;

/** A purchase or an invoice to pay. */
export interface CheckoutSubject {
  id: number;
  endpoint: typeof startCheckout | typeof startInvoiceCheckout;
}

/** Returns the checkout page for what is due now, or for everything. */
export const useCheckout = ({ id, endpoint }: CheckoutSubject) =>
  useMutation({
    mutationFn: (all: boolean) =>
      call(endpoint, { params: { id }, query: { all: all ? 'true' : 'false' } }),
  });
