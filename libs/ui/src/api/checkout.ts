import { checkoutSchema, paymentOptionsSchema } from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

const OPTIONS = '/api/payment-options';

/** Whether purchases can be paid by card; read only where something is to be paid. */
export function useTakesCards(isAsked: boolean): boolean {
  const options = useQuery({
    queryKey: [OPTIONS],
    queryFn: ({ signal }) => call(OPTIONS, paymentOptionsSchema, { signal }),
    enabled: isAsked,
  });
  return options.data?.card ?? false;
}

/** Answers the page on which what is owed of a purchase is paid. */
export function useCheckout(purchaseId: number) {
  return useMutation({
    mutationFn: () =>
      call(`/api/purchases/${purchaseId}/checkout`, checkoutSchema, { method: 'POST' }),
  });
}
