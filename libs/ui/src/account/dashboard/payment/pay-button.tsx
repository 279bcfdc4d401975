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
  /** The part of it that is to be paid by today. */
  dueNow: number;
  /** What it is for, such as the name of a service. */
  name: string;
  /** Whether to pay is the next step. */
  isNext: boolean;
}

/** Opens the checkout page for the amount due, if it can be paid online. */
export function PayButton({ subject, owed, dueNow, name, isNext }: PayButtonProps) {
  const due = dueNow > 0 ? dueNow : owed;
  const isPayable = due >= MIN_CARD_AMOUNT && due <= MAX_CARD_AMOUNT;
  const options = usePaymentOptions(isPayable);
  const checkout = useCheckout(subject);
  useRestored(checkout.reset);
  if (!isPayable || !options.card) return null;
  const isLeaving = checkout.isPending || checkout.isSuccess;
  const pay = (all: boolean) =>
    checkout.mutate(all, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) =>
        toast({
          title: 'Payment not started',
          description: errorMessage(error),
          variant: 'destructive',
        }),
    });
  const buttonOf = (amount: number, all: boolean) => (
    <Button
      size="sm"
      variant={isNext && !all ? 'primary' : 'secondary'}
      // Until the checkout page has loaded.
      pending={isLeaving && checkout.variables === all}
      disabled={isLeaving && checkout.variables !== all}
      onClick={() => pay(all)}
      aria-label={`Pay ${dollars(amount)} for ${name}`}
    >
      {all ? `Pay everything: ${dollars(amount)}` : `Pay ${dollars(amount)}`}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 self-start">
      {buttonOf(due, false)}
      {due < owed && owed <= MAX_CARD_AMOUNT && buttonOf(owed, true)}
    </div>
  );
}
