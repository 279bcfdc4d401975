import type { InvoiceRecord } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useInvoiceAction,
  useRemoveInvoice,
  useUpdateInvoice,
} from '../../../api/sales/invoices.ts';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { draftValues } from './invoice-values.ts';
import { useInvoiceForm } from './use-invoice-form.ts';

/** A draft: edited, issued for good, or deleted. */
export function DraftInvoice({ invoice }: { invoice: InvoiceRecord }) {
  const update = useUpdateInvoice(invoice.id);
  const [openDialog, setOpenDialog] = useState<'issue' | 'delete' | null>(null);
  const { form, submit, isDirty, isSubmitting } = useInvoiceForm({
    values: draftValues(invoice),
    version: invoice.version,
    save: update.mutateAsync,
  });
  // Saves first: the shown draft is issued.
  const askToIssue = () =>
    isDirty ? void submit(() => setOpenDialog('issue'))() : setOpenDialog('issue');
  return (
    <>
      <Form
        isPageForm
        aria-label="Draft invoice"
        onSubmit={(event) => void submit(() => reportSuccess('Draft saved'))(event)}
        className="flex max-w-5xl flex-col gap-8"
      >
        <InvoiceFields form={form} taxMode={invoice.taxMode} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" pending={isSubmitting}>
            Save Draft
          </Button>
          <Button mutates onClick={askToIssue}>
            Issue
          </Button>
          <Button
            mutates
            variant="danger"
            className="sm:ml-auto"
            onClick={() => setOpenDialog('delete')}
          >
            Delete Draft
          </Button>
        </div>
      </Form>
      <IssueDialog
        invoice={invoice}
        open={openDialog === 'issue'}
        onClose={() => setOpenDialog(null)}
      />
      <DeleteDialog
        invoice={invoice}
        open={openDialog === 'delete'}
        onClose={() => setOpenDialog(null)}
      />
    </>
  );
}

const ISSUE =
  "It gets the next number and today's date, and cannot be changed afterwards. A mistake is corrected by a credit note.";
const NO_EMAIL = 'Add an email address to send this invoice.';

interface DialogProps {
  invoice: InvoiceRecord;
  open: boolean;
  onClose: () => void;
}

function IssueDialog({ invoice, open, onClose }: DialogProps) {
  const { email } = invoice.buyer;
  const issue = useInvoiceAction('issue');
  const send = useInvoiceAction('send');
  const pending = issue.isPending || send.isPending;
  const issueNow = async ({ sends = false } = {}) => {
    try {
      const issued = await issue.mutateAsync(invoice);
      if (sends) await send.mutateAsync(issued);
      const where = sends ? `, and on the way to ${issued.sendTo}` : '';
      reportSuccess(`Invoice ${issued.number} issued${where}`);
    } catch (error) {
      reportFailure(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Issue this invoice?"
      text={email ? ISSUE : `${ISSUE} ${NO_EMAIL}`}
      confirmLabel="Issue"
      pending={pending}
      onConfirm={() => void issueNow()}
      onCancel={onClose}
    >
      {email && (
        <Button variant="danger" pending={pending} onClick={() => void issueNow({ sends: true })}>
          Issue and Send
        </Button>
      )}
    </ConfirmDialog>
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
