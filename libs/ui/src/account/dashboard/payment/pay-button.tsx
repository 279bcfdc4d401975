import { MIN_CARD_AMOUNT, MAX_CARD_AMOUNT, dollars } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import {
  type CheckoutSubject,
  useCheckout,
  usePaymentOptions,
} from '../../../api/site/account/checkout.ts';
import { Button } from '../../../primitives/button.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { useRestored } from '../../../primitives/use-restored.ts';

interface PayButtonProps {
  subject: CheckoutSubject;
  owed: number;
  /** What it is for, such as the name of a service. */
  name: string;
  /** Whether to pay is the next step. */
  isNext: boolean;
}

/** Opens the checkout page for the amount due, if it can be paid online. */
export function PayButton({ subject, owed, name, isNext }: PayButtonProps) {
  const isPayable = owed >= MIN_CARD_AMOUNT && owed <= MAX_CARD_AMOUNT;
  const options = usePaymentOptions(isPayable);
  const checkout = useCheckout(subject);
  useRestored(checkout.reset);
  if (!isPayable || !options.card) return null;
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
      aria-label={`Pay ${dollars(owed)} for ${name}`}
    >
      Pay {dollars(owed)}
    </Button>
  );
}
