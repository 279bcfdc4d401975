import { startCheckout, getPaymentOptions } from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { queryOf } from '../../client/queries.ts';

/** Whether cards are accepted; read only if an amount is due. */
export const useTakesCards = (isNeeded: boolean): boolean =>
  useQuery({ ...queryOf(getPaymentOptions), enabled: isNeeded }).data?.card ?? false;

/** Returns the checkout page for the amount due of a purchase. */
export const useCheckout = (id: number) =>
  useMutation({ mutationFn: () => call(startCheckout, { params: { id } }) });
