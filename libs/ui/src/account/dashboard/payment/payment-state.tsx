import { type Purchase, dollars } from '@polaris/contracts';
import { BankTransfer } from './bank-transfer.tsx';
import { PayButton } from './pay-button.tsx';

interface PayDueProps {
  purchase: Purchase;
  /** The client has just returned from the checkout page. */
  isPending: boolean;
}

/** How to pay what is due; nothing if nothing is. */
export function PayDue({ purchase, isPending }: PayDueProps) {
  if (purchase.owed === 0) return null;
  if (isPending || purchase.paymentPending)
    return (
      <p role="status" className="text-sm leading-6 text-muted">
        Your payment is being confirmed.
      </p>
    );
  return (
    <>
      <PayButton purchase={purchase} />
      <BankTransfer purchase={purchase} />
    </>
  );
}

/** The balance of a purchase; nothing if no money is involved. */
export function Balance({ purchase }: { purchase: Purchase }) {
  const text = balanceText(purchase);
  return text && <p className="text-sm leading-6 tabular-nums">{text}</p>;
}

function balanceText({ paid, refunded, owed, status, amount }: Purchase): string | undefined {
  if (amount === 0) return undefined;
  if (owed === 0 && refunded === 0 && status !== 'cancelled') return 'Paid in full';
  const parts = [
    paid > 0 && `${dollars(paid)} paid`,
    refunded > 0 && `${dollars(refunded)} refunded`,
    owed > 0 && `${dollars(owed)} due`,
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
