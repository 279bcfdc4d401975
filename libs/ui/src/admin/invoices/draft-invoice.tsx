import type { InvoiceRecord } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useInvoiceAction, useRemoveInvoice, useUpdateInvoice } from '../../api/invoices.ts';
import { Button } from '../../primitives/button.tsx';
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx';
import { Form } from '../../primitives/form.tsx';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { valuesOf } from './invoice-values.ts';
import { useInvoiceForm } from './use-invoice-form.ts';

/** A draft: edited, issued for good, or deleted. */
export function DraftInvoice({ invoice }: { invoice: InvoiceRecord }) {
  const update = useUpdateInvoice(invoice.id);
  const [asked, setAsked] = useState<'issue' | 'delete' | null>(null);
  const { form, submit, isDirty, isSubmitting } = useInvoiceForm({
    values: valuesOf(invoice),
    version: invoice.version,
    save: update.mutateAsync,
  });
  // What is issued is what is on the screen.
  const askToIssue = () => (isDirty ? void submit(() => setAsked('issue'))() : setAsked('issue'));
  return (
    <>
      <Form
        standing
        aria-label="Draft of an invoice"
        onSubmit={(event) => void submit(() => reportSuccess('Draft saved'))(event)}
        className="flex max-w-5xl flex-col gap-8"
      >
        <InvoiceFields form={form} taxMode={invoice.taxMode} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" pending={isSubmitting}>
            Save Draft
          </Button>
          <Button onClick={askToIssue}>Issue</Button>
          <Button variant="danger" className="sm:ml-auto" onClick={() => setAsked('delete')}>
            Delete Draft
          </Button>
        </div>
      </Form>
      <IssueDialog invoice={invoice} open={asked === 'issue'} onClose={() => setAsked(null)} />
      <DeleteDialog invoice={invoice} open={asked === 'delete'} onClose={() => setAsked(null)} />
    </>
  );
}

const ISSUE =
  "It gets the next number and today's date, and cannot be changed afterwards. A mistake is corrected by a credit note.";
const NO_EMAIL = 'It has no email address: enter one here, or before you send it.';

interface DialogProps {
  invoice: InvoiceRecord;
  open: boolean;
  onClose: () => void;
}

function IssueDialog({ invoice, open, onClose }: DialogProps) {
  const issue = useInvoiceAction('issue');
  const confirm = () =>
    issue
      .mutateAsync(invoice)
      .then(({ number }) => reportSuccess(`Invoice ${number} issued`), reportFailure)
      .finally(onClose);
  return (
    <ConfirmDialog
      open={open}
      title="Issue this invoice?"
      text={invoice.buyer.email ? ISSUE : `${ISSUE} ${NO_EMAIL}`}
      confirmLabel="Issue"
      pending={issue.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function DeleteDialog({ invoice, open, onClose }: DialogProps) {
  const removal = useRemoveInvoice();
  const navigate = useNavigate();
  const confirm = () =>
    removal
      .mutateAsync(invoice.id)
      .then(() => {
        reportSuccess('Draft deleted');
        return navigate('/admin/invoices', { replace: true });
      }, reportFailure)
      .finally(onClose);
  return (
    <ConfirmDialog
      open={open}
      title="Delete this draft?"
      text="It has no number yet, so no number is missing afterwards. It cannot be restored."
      confirmLabel="Delete"
      pending={removal.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
