import type { InvoiceBuyer as Buyer } from '@polaris/contracts';

/** Who an invoice is for, as it says. */
export function InvoiceBuyer({ buyer }: { buyer: Buyer }) {
  const details = [buyer.address, buyer.email, buyer.taxId && `Tax ID ${buyer.taxId}`];
  return (
    <>
      <p className="font-semibold wrap-anywhere">{buyer.name}</p>
      <p className="text-sm leading-6 wrap-anywhere whitespace-pre-line text-muted">
        {details.filter(Boolean).join('\n')}
      </p>
    </>
  );
}
