import { type PaymentPage, dollars } from '@polaris/contracts';
import { errorMessage } from '../../api/client/api-error.ts';
import type { useLinkCheckout } from '../../api/sales/payment-links.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';

interface PayOnlineProps {
  page: PaymentPage;
  takesBankDebits: boolean;
  checkout: ReturnType<typeof useLinkCheckout>;
}

/** Leads to the provider's page. */
export function PayOnline({ page, takesBankDebits, checkout }: PayOnlineProps) {
  const { owed, dueNow } = page;
  const due = dueNow > 0 ? dueNow : owed;
  const { isPending, isSuccess, error, mutate, variables: all } = checkout;
  const pay = (isAll: boolean) => mutate(isAll, { onSuccess: ({ url }) => location.assign(url) });
  const isLeaving = isPending || isSuccess;
  return (
    <div className="flex max-w-md flex-col gap-4 print:hidden">
      {error && <Alert>{errorMessage(error)}</Alert>}
      <Button
        size="lg"
        className="w-full shrink! py-2"
        // Until the provider's page has loaded.
        pending={all === false && isLeaving}
        disabled={all === true && isLeaving}
        onClick={() => pay(false)}
      >
        Pay {dollars(due)} by {takesBankDebits ? 'card or bank debit' : 'card'}
      </Button>
      {due < owed && (
        <Button
          variant="secondary"
          pending={all === true && isLeaving}
          disabled={all === false && isLeaving}
          onClick={() => pay(true)}
        >
          Pay everything: {dollars(owed)}
        </Button>
      )}
    </div>
  );
}
