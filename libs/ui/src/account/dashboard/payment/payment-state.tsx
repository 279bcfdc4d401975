import { paymentReference, startCheckout } from '@polaris/contracts';
import type { DatedPurchase } from '../../../api/site/account/purchases.ts';
import { useBankDetails } from '../../../api/site/account/bank-details.ts';
import { usePaymentOptions } from '../../../api/site/account/checkout.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { purchaseName } from '../purchase-name.ts';
import { PayButton } from './pay-button.tsx';

interface PayDueProps {
  purchase: DatedPurchase;
  /** Whether to pay is the next step of the purchase. */
  isNext?: boolean;
}

/** How to pay the amount due, or how long a payment that is being confirmed can take; nothing if none is due. */
export function PayDue({ purchase, isNext = false }: PayDueProps) {
  const { id, owed, dueNow } = purchase;
  if (owed === 0) return null;
  if (purchase.paymentPending) return <BankDebitDays />;
  return (
    <>
      <PayButton
        subject={{ id, endpoint: startCheckout }}
        owed={owed}
        dueNow={dueNow}
        name={purchaseName(purchase)}
        isNext={isNext}
      />
      <BankTransfer purchase={purchase} />
    </>
  );
}

function BankDebitDays() {
  if (!usePaymentOptions(true).bankDebit) return null;
  return (
    <p className="text-sm leading-6 text-muted">
      A bank debit can take up to four business days to arrive.
    </p>
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
