import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';
import { Toaster } from '@polaris/ui/primitives/toast/toast';
import { useSyncExternalStore } from 'react';
import { serviceTexts } from '../../content/service-texts.ts';
import { type OrderPayment, OrderStep, type TermsLink } from './order-step.tsx';
import { isOrderStepOpen, onOrderStep, orderStepPath } from './order-step-address.ts';
import { useOrder } from './use-order.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Serializable as JSON. */
export interface OrderFormProps {
  service: { id: number; name: string; price: number };
  /** Null until the owner publishes the terms. */
  terms: TermsLink | null;
  payment: OrderPayment;
}

/** Without scripts it opens the sign-in page. */
export function OrderForm({ service, terms, payment }: OrderFormProps) {
  const isOpen = useSyncExternalStore(onOrderStep, isOrderStepOpen, () => false);
  const signedIn = useSignedIn(isOpen);
  const order = useOrder(service, payment.tax, signedIn);
  return (
    <>
      <form
        // Announced as a button, as there are no fields.
        role="none"
        method="get"
        action="/api/login"
        {...withData('purchaseService', service.id)}
      >
        <input type="hidden" name="returnTo" value={orderStepPath(service.id)} />
        <Button
          type="submit"
          size="lg"
          pending={order.pending}
          className="in-aria-busy:cursor-progress in-aria-busy:opacity-60"
        >
          {serviceTexts.purchase.action}
        </Button>
      </form>
      {isOpen ? (
        <OrderStep
          service={service}
          terms={terms}
          payment={payment}
          signedIn={signedIn}
          order={order}
        />
      ) : (
        <Toaster />
      )}
    </>
  );
}
