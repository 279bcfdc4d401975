import { type Purchase, dollars } from '@polaris/contracts';
import { BankTransfer } from './bank-transfer.tsx';
import { PayButton } from './pay-button.tsx';

interface PaymentStateProps {
  purchase: Purchase;
  /** The client has just returned from the checkout page. */
  isPending: boolean;
}

/** The balance of a purchase, and how to pay it. */
export function PaymentState({ purchase, isPending }: PaymentStateProps) {
  const text = paymentText(purchase);
  const isWaiting = purchase.owed > 0 && (isPending || purchase.paymentPending);
  if (!text) return null;
  return (
    <>
      <p className="text-sm leading-6 tabular-nums">{text}</p>
      {isWaiting ? (
        <p role="status" className="text-sm leading-6 text-muted">
          Your payment is being confirmed.
        </p>
      ) : (
        <>
          <PayButton purchase={purchase} />
          <BankTransfer purchase={purchase} />
        </>
      )}
    </>
  );
}

/** Undefined if there is no balance. */
function paymentText({ paid, refunded, owed, status, amount }: Purchase): string | undefined {
  if (amount === 0) return undefined;
  if (owed === 0 && refunded === 0 && status !== 'cancelled') return 'Paid in full';
  const parts = [
    paid > 0 && `${dollars(paid)} paid`,
    refunded > 0 && `${dollars(refunded)} refunded`,
    owed > 0 && `${dollars(owed)} due`,
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
