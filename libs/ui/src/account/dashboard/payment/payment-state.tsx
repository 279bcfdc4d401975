import { type Purchase, dollars, paymentReference } from '@polaris/contracts';
import { useBankDetails } from '../../../api/site/account/bank-details.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { PayButton } from './pay-button.tsx';

interface PayDueProps {
  purchase: Purchase;
  /** The client has just returned from the checkout page. */
  isPending: boolean;
}

/** How to pay the amount due; nothing if there is none. */
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

/** Instructions for a bank transfer, collapsed; nothing until the owner has set an account. */
function BankTransfer({ purchase }: { purchase: Purchase }) {
  const { owed } = purchase;
  const details = useBankDetails(owed > 0);
  if (owed === 0 || !details) return null;
  return (
    <details className="text-sm leading-6">
      <summary className={`w-fit cursor-pointer underline underline-offset-4 ${focusRing}`}>
        Pay by bank transfer
      </summary>
      <p className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
        {details}
      </p>
      <p className="mt-2 text-muted">
        Payment reference: <b className="font-semibold text-ink">{paymentReference(purchase)}</b>
      </p>
    </details>
  );
}
