import { type InvoiceRecord, recordInvoicePayment } from '@polaris/contracts';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  invoiceFilePath,
  useCreditInvoice,
  useInvoiceAction,
} from '../../../api/sales/invoices.ts';
import { newKey } from '../../../api/client/new-key.ts';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { PaymentDialog } from '../../shared/payment/payment-dialog.tsx';
import { invoicePath } from '../../shared/record/record-paths.ts';

/** The actions of an issued invoice. */
export function InvoiceActions({ invoice }: { invoice: InvoiceRecord }) {
  const { id, number, purchaseId, sendTo, sentAt, kind, state, owed } = invoice;
  const send = useInvoiceAction('send');
  const [isCrediting, setCrediting] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const sendNow = () =>
    send.mutateAsync(invoice).then(() => reportSuccess(`On the way to ${sendTo}`), reportFailure);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={invoiceFilePath(id)} download variant="secondary">
        <Download aria-hidden="true" className="size-4" />
        Download PDF
      </ButtonLink>
      {sendTo && (
        <Button pending={send.isPending} onClick={() => void sendNow()}>
          <Mail aria-hidden="true" className="size-4" />
          {sentAt ? 'Send Again' : 'Send'}
        </Button>
      )}
      {owed > 0 && purchaseId === null && (
        <Button mutates variant="secondary" onClick={() => setPaying(true)}>
          Record a Payment
        </Button>
      )}
      {kind === 'invoice' && state !== 'credited' && (
        <Button mutates variant="danger" className="sm:ml-auto" onClick={() => setCrediting(true)}>
          Issue credit note
        </Button>
      )}
      {isPaying && (
        <PaymentDialog
          payable={{ endpoint: recordInvoicePayment, id, owed }}
          name={`invoice ${number}`}
          hint="The client gets a receipt by email, if there is an address."
          onClose={() => setPaying(false)}
        />
      )}
      {isCrediting && <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />}
    </div>
  );
}

/** Mounted while open: a new intent each time. */
function CreditDialog({ invoice, onClose }: { invoice: InvoiceRecord; onClose: () => void }) {
  const credit = useCreditInvoice();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const confirm = () =>
    credit
      .mutateAsync({ body: invoice, key })
      .then(({ id, number }) => {
        reportSuccess(`Credit note ${number} issued`);
        return navigate(invoicePath(id));
      }, reportFailure)
      .finally(onClose);
  return (
    <ConfirmDialog
      open
      title={`Credit invoice ${invoice.number}?`}
      text="A credit note with its own number is issued for the full total. It does not refund a payment, and it cannot be undone."
      confirmLabel="Issue credit note"
      pending={credit.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
