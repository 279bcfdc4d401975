import { MIN_CARD_AMOUNT, MAX_CARD_AMOUNT, dollars } from '@polaris/contracts';
import type { DatedPurchase } from '../../../api/site/account/purchases.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useCheckout, useTakesCards } from '../../../api/site/account/checkout.ts';
import { Button } from '../../../primitives/button.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { purchaseName } from '../purchase-name.ts';

interface PayButtonProps {
  purchase: DatedPurchase;
  /** Whether to pay is the next step of the purchase. */
  isNext: boolean;
}

/** Opens the checkout page for the amount due, if cards are accepted. */
export function PayButton({ purchase, isNext }: PayButtonProps) {
  const { id, owed } = purchase;
  const isPayable = owed >= MIN_CARD_AMOUNT && owed <= MAX_CARD_AMOUNT;
  const takesCards = useTakesCards(isPayable);
  const checkout = useCheckout(id);
  if (!isPayable || !takesCards) return null;
  const pay = () =>
    checkout.mutate(undefined, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) =>
        toast({
          title: 'Payment not started',
          description: errorMessage(error),
          variant: 'destructive',
        }),
    });
  return (
    <Button
      size="sm"
      variant={isNext ? 'primary' : 'secondary'}
      className="self-start"
      // Until the checkout page has loaded.
      pending={checkout.isPending || checkout.isSuccess}
      onClick={pay}
      aria-label={`Pay ${dollars(owed)} for ${purchaseName(purchase)}`}
    >
      Pay {dollars(owed)}
    </Button>
  );
}
