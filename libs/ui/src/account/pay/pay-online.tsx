import { dollars } from '@polaris/contracts';
import { errorMessage } from '../../api/client/api-error.ts';
import type { useLinkCheckout } from '../../api/sales/payment-links.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';

interface PayOnlineProps {
  owed: number;
  takesBankDebits: boolean;
  checkout: ReturnType<typeof useLinkCheckout>;
}

/** Leads to the provider's page. */
export function PayOnline({ owed, takesBankDebits, checkout }: PayOnlineProps) {
  const { isPending, isSuccess, error, mutate } = checkout;
  const pay = () => mutate(undefined, { onSuccess: ({ url }) => location.assign(url) });
  return (
    <div className="flex max-w-md flex-col gap-4 print:hidden">
      {error && <Alert>{errorMessage(error)}</Alert>}
      <Button
        size="lg"
        className="w-full shrink! py-2"
        // Until the provider's page has loaded.
        pending={isPending || isSuccess}
        onClick={pay}
      >
        Pay {dollars(owed)} by {takesBankDebits ? 'card or bank debit' : 'card'}
      </Button>
    </div>
  );
}
