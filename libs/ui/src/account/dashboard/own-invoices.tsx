import {
  type InvoiceState,
  type OwnInvoice,
  dayText,
  dollars,
  invoiceKindLabels,
  invoiceStateText,
  startInvoiceCheckout,
} from '@polaris/contracts';
import type { ReactNode } from 'react';
import { apiUrl } from '../../api/client/client.ts';
import { invoiceFilePath, useOwnInvoices } from '../../api/sales/invoices.ts';
import { useOwnRetainers } from '../../api/site/account/retainers.ts';
import { usePurchases } from '../../api/site/account/purchases.ts';
import { Badge, type BadgeTone } from '../../primitives/badge.tsx';
import { OwnRetainers } from './own-retainers.tsx';
import { PayButton } from './payment/pay-button.tsx';
import { usePendingPayment } from './payment/pending-payment.ts';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { DashboardSection } from './section.tsx';

const tones: Partial<Record<InvoiceState, BadgeTone>> = {
  open: 'info',
  part_paid: 'warn',
  overdue: 'danger',
  paid: 'success',
};

/** The invoices that were issued to the account. */
export function OwnInvoices() {
  const pendingId = usePendingPayment('invoice');
  const invoices = useOwnInvoices(pendingId);
  const retainers = useOwnRetainers();
  // Both show at once, so that nothing moves.
  const isPending = invoices.isPending || (retainers.isPending && retainers.failureCount === 0);
  const shown = isPending ? [] : (invoices.data?.items ?? []);
  return (
    <DashboardSection title="Invoices">
      {isPending && <RowSkeletons text="Loading your invoices..." rows={2} />}
      {invoices.isError && (
        <SectionFailure
          text="Error loading your invoices. Please try again later."
          onRetry={() => void invoices.refetch()}
        />
      )}
      {!isPending && retainers.data && <OwnRetainers retainers={retainers.data.items} />}
      {!isPending && invoices.data?.items.length === 0 && (
        <SectionEmpty>
          <p>No invoices yet.</p>
        </SectionEmpty>
      )}
      <ul className="empty:hidden">
        {shown.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice}>
            {invoice.owed > 0 && <PayInvoice invoice={invoice} isPaid={invoice.id === pendingId} />}
          </InvoiceRow>
        ))}
      </ul>
    </DashboardSection>
  );
}

interface PayInvoiceProps {
  invoice: OwnInvoice;
  /** Whether the client returns from its payment. */
  isPaid: boolean;
}

/** How to pay an invoice without a purchase; other invoices are paid with their purchase. */
function PayInvoice({ invoice, isPaid }: PayInvoiceProps) {
  const { id, owed, number, paymentPending } = invoice;
  const purchases = usePurchases().data?.items;
  if (!purchases || purchases.some(({ invoiceNumber }) => invoiceNumber === number)) return null;
  if (isPaid || paymentPending)
    return (
      <p ref={isPaid ? showInWindow : undefined} role="status" className="text-sm leading-6">
        Your payment is being confirmed.
      </p>
    );
  return (
    <PayButton
      subject={{ id, endpoint: startInvoiceCheckout }}
      owed={owed}
      dueNow={owed}
      name={`Invoice ${number}`}
      isNext
    />
  );
}

/** Invoices are far below on the dashboard. */
const showInWindow = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'center' });

interface InvoiceRowProps {
  invoice: OwnInvoice;
  /** Below its facts. */
  children?: ReactNode;
}

export function InvoiceRow({ invoice, children }: InvoiceRowProps) {
  const { id, kind, number, state, total, owed, issuedOn, dueOn } = invoice;
  const name = `${invoiceKindLabels[kind]} ${number}`;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-5">
      <div className="flex items-baseline justify-between gap-6">
        <h3 className="min-w-0 text-base leading-6 font-semibold">{name}</h3>
        <span className="tabular-nums">{dollars(total)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm leading-6 text-muted">
        <Badge tone={tones[state] ?? 'neutral'}>{invoiceStateText(invoice)}</Badge>
        <span>{issuedOn && dayText(issuedOn)}</span>
        {dueOn && owed > 0 && <span>Due {dayText(dueOn)}</span>}
        <a
          href={apiUrl(invoiceFilePath(id))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`PDF of ${name}`}
          className="inline-flex min-h-6 items-center text-ink underline underline-offset-4 hover:text-accent"
        >
          PDF
        </a>
      </div>
      {children}
    </li>
  );
}
