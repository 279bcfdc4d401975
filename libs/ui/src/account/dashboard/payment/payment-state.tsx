import { paymentReference } from '@polaris/contracts';
import type { DatedPurchase } from '../../../api/site/account/purchases.ts';
import { useBankDetails } from '../../../api/site/account/bank-details.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { PayButton } from './pay-button.tsx';

interface PayDueProps {
  purchase: DatedPurchase;
  /** Whether to pay is the next step of the purchase. */
  isNext?: boolean;
}

/** How to pay the amount due; nothing if there is none, or while a payment is being confirmed. */
export function PayDue({ purchase, isNext = false }: PayDueProps) {
  if (purchase.owed === 0 || purchase.paymentPending) return null;
  return (
    <>
      <PayButton purchase={purchase} isNext={isNext} />
      <BankTransfer purchase={purchase} />
    </>
  );
}

/** Instructions for a bank transfer, collapsed; nothing until the owner has set an account. */
function BankTransfer({ purchase }: { purchase: DatedPurchase }) {
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
