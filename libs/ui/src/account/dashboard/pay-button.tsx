import { CARD_LEAST, CARD_MOST, type Purchase, dollars } from '@polaris/contracts';
import { sentence } from '../../api/api-error.ts';
import { useCheckout, useTakesCards } from '../../api/checkout.ts';
import { Button } from '../../primitives/button.tsx';
import { toast } from '../../primitives/toast.tsx';
import { purchaseName } from './purchase-name.ts';

/** Leads to the page on which what is owed is paid by card, where that is possible. */
export function PayButton({ purchase }: { purchase: Purchase }) {
  const { id, owed } = purchase;
  const isPayable = owed >= CARD_LEAST && owed <= CARD_MOST;
  const takesCards = useTakesCards(isPayable);
  const checkout = useCheckout(id);
  if (!isPayable || !takesCards) return null;
  const pay = () =>
    checkout.mutate(undefined, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) =>
        toast({
          title: 'Payment not started',
          description: sentence(error),
          variant: 'destructive',
        }),
    });
  return (
    <Button
      size="sm"
      className="self-start"
      // Until the other page is there.
      pending={checkout.isPending || checkout.isSuccess}
      onClick={pay}
      aria-label={`Pay ${dollars(owed)} for ${purchaseName(purchase)}`}
    >
      Pay {dollars(owed)}
    </Button>
  );
}
