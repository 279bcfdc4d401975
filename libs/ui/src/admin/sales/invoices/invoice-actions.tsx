import { type InvoiceRecord, recordInvoicePayment, recordPayment } from '@polaris/contracts';
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
  const { id, number, purchaseId, sendTo, sentAt, kind, state, owed, dueNow } = invoice;
  const send = useInvoiceAction('send');
  const [isCrediting, setCrediting] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const sendNow = () =>
    send
      .mutateAsync(invoice)
      .then(() => reportSuccess(`On the way to ${sendTo}`), reportFailure)
      .finally(() => setAsking(false));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={invoiceFilePath(id)} download variant="secondary">
        <Download aria-hidden="true" className="size-4" />
        Download PDF
      </ButtonLink>
      {sendTo && (
        <Button
          variant={sentAt ? 'secondary' : 'primary'}
          pending={send.isPending}
          onClick={() => (sentAt ? setAsking(true) : void sendNow())}
        >
          <Mail aria-hidden="true" className="size-4" />
          {sentAt ? 'Send Again' : 'Send'}
        </Button>
      )}
      {owed > 0 && (
        <Button mutates variant={sentAt ? 'primary' : 'secondary'} onClick={() => setPaying(true)}>
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
          payable={
            purchaseId === null
              ? { endpoint: recordInvoicePayment, id, owed }
              : { endpoint: recordPayment, id: purchaseId, owed: dueNow || owed }
          }
          name={`invoice ${number}`}
          hint="The client gets a receipt by email, if there is an address."
          onClose={() => setPaying(false)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title="Send this invoice again?"
        text={`It was emailed already. It is sent once more, to ${sendTo}.`}
        confirmLabel="Send Again"
        pending={send.isPending}
        onConfirm={() => void sendNow()}
        onCancel={() => setAsking(false)}
      />
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
