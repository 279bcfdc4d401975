import type { Purchase } from '@polaris/contracts';
import { useBankDetails } from '../../api/bank-details.ts';
import { focusRing } from '../../primitives/control-style.ts';

/** How what is owed is paid by a transfer, folded away; nothing while the owner has not said where to. */
export function BankTransfer({ purchase: { id, owed } }: { purchase: Purchase }) {
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
      <p className="mt-2 text-muted">Please name order {id} as the reference.</p>
    </details>
  );
}
