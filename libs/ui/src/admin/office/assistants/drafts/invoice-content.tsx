import type { AssistantDraftContent } from '@polaris/contracts';
import { useBusinessProfile } from '../../../../api/sales/business-profile.ts';
import { InvoiceBuyer } from '../../../shared/invoice/invoice-buyer.tsx';
import { InvoiceLines } from '../../../shared/invoice/invoice-lines.tsx';
import { InvoiceTotal } from '../../../shared/invoice/invoice-total.tsx';

type Invoice = Extract<AssistantDraftContent, { kind: 'invoice' }>;

/** A drafted invoice, with what its buyer reads of it. */
export function InvoiceContent({ buyer, lines, taxMode, total, tax, note, ...rest }: Invoice) {
  const { to, daysUntilDue } = rest;
  return (
    <div className="flex flex-col gap-5 border border-line bg-surface p-4">
      <p className="border-b border-line pb-3 wrap-anywhere text-muted">
        {to === null
          ? 'There is no email address, so it is issued, and you hand it over.'
          : `To ${to}`}
      </p>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-muted">Billed to</p>
          <InvoiceBuyer buyer={buyer} />
        </div>
        <div>
          <p className="text-muted">Due</p>
          <Due days={daysUntilDue} />
        </div>
      </div>
      <InvoiceLines lines={lines} taxMode={taxMode} />
      <InvoiceTotal total={total} tax={tax} taxMode={taxMode} />
      {note && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}

/** By default as the business profile says. */
function Due({ days: own }: { days: number | null }) {
  const { data } = useBusinessProfile();
  const days = own ?? data?.daysUntilDue;
  if (days === undefined) return <p>As your business profile says</p>;
  if (days === 0) return <p>When it is issued</p>;
  return <p>{days === 1 ? 'One day' : `${days} days`} after it is issued</p>;
}
