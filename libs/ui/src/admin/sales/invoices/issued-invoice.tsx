import { type InvoiceRecord, sumLine, sumsOfInvoice } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { partEntries } from '../../../api/sales/part-entries.ts';
import { Button } from '../../../primitives/button.tsx';
import { PartList } from '../../../primitives/part-list.tsx';
import { SumLine } from '../../../primitives/sum-line.tsx';
import { dateAndTime, longDay } from '../../shared/record/format.ts';
import { InvoiceBuyer } from '../../shared/invoice/invoice-buyer.tsx';
import { InvoiceLines } from '../../shared/invoice/invoice-lines.tsx';
import { InvoiceTotal } from '../../shared/invoice/invoice-total.tsx';
import { PaymentEntry } from '../../shared/payment/payment-entry.tsx';
import { invoicePath } from '../../shared/record/record-paths.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { RecipientDialog } from './recipient-dialog.tsx';

/** An issued invoice with its payments and actions. */
export function IssuedInvoice({ invoice }: { invoice: InvoiceRecord }) {
  const { kind, total, tax, taxMode, lines, parts, note } = invoice;
  return (
    <div className="flex max-w-5xl flex-col gap-8">
      <InvoiceActions invoice={invoice} />
      <div className="grid gap-8 sm:grid-cols-2">
        <section aria-labelledby="buyer-title">
          <h2 id="buyer-title" className="mb-2 text-sm font-semibold text-muted">
            Billed to
          </h2>
          <InvoiceBuyer buyer={invoice.buyer} />
        </section>
        <Facts invoice={invoice} />
      </div>
      <InvoiceLines lines={lines} taxMode={taxMode} />
      <InvoiceTotal total={total} tax={tax} taxMode={taxMode} />
      {parts.length > 0 && (
        <div className="ml-auto w-full max-w-xs">
          <PartList parts={partEntries(parts)} />
          <p className="mt-2 text-sm leading-6 text-muted">
            These dates count, also where the PDF, made when the invoice was issued, has earlier
            ones.
          </p>
        </div>
      )}
      {kind === 'invoice' && (
        <div className="self-end">
          <SumLine {...sumLine(sumsOfInvoice(invoice))} />
        </div>
      )}
      <Payments invoice={invoice} />
      {note && <p className="max-w-prose wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
    </div>
  );
}

/** The payments of an invoice without a purchase. */
function Payments({ invoice: { payments, number } }: { invoice: InvoiceRecord }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-title">
      <h2 id="payments-title" className="mb-2 text-sm font-semibold text-muted">
        Payments
      </h2>
      <ul className="border-l-2 border-line pl-3 text-sm leading-6">
        {payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} name={`invoice ${number}`} />
        ))}
      </ul>
    </section>
  );
}

function Facts({ invoice }: { invoice: InvoiceRecord }) {
  const { issuedOn, dueOn, sentAt, credits, creditedBy } = invoice;
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-2 text-sm leading-6">
      <Fact label="Issued">{issuedOn && longDay(issuedOn)}</Fact>
      <Fact label="Due">{dueOn && longDay(dueOn)}</Fact>
      <dt className="text-muted">Send to</dt>
      <dd>
        <InvoiceRecipient invoice={invoice} />
      </dd>
      <Fact label="Emailed">{sentAt ? dateAndTime(sentAt) : 'Not yet'}</Fact>
      <Fact label="Credits">{credits && <Other invoice={credits} />}</Fact>
      <Fact label="Credited by">{creditedBy && <Other invoice={creditedBy} />}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}

const Other = ({ invoice }: { invoice: { id: number; number: string | null } }) => (
  <Link to={invoicePath(invoice.id)} className="underline underline-offset-4 hover:text-accent">
    {invoice.number}
  </Link>
);

/** The mail address of an issued invoice, and a button to change it. */
function InvoiceRecipient({ invoice }: { invoice: InvoiceRecord }) {
  const [isEditing, setEditing] = useState(false);
  const { sendTo } = invoice;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere">
        {sendTo ?? 'Add an email address to send this invoice.'}
      </span>
      <Button mutates variant="secondary" size="sm" onClick={() => setEditing(true)}>
        {sendTo ? 'Change Email' : 'Add Email'}
      </Button>
      {isEditing && <RecipientDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </div>
  );
}
