import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreateInvoice } from '../../../api/sales/invoices.ts';
import { newKey } from '../../../api/client/new-key.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { invoicePath } from '../../shared/record/record-paths.ts';

interface CreateInvoiceProps {
  purchaseId: number;
  /** The service, to distinguish buttons. */
  name: string;
  variant?: 'primary' | 'secondary';
}

/** Drafts the invoice of a purchase, with its service and amount, and opens the draft. */
export function CreateInvoice({ purchaseId, name, variant = 'secondary' }: CreateInvoiceProps) {
  const create = useCreateInvoice();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const draft = () =>
    create
      .mutateAsync({ body: { purchaseId, note: undefined }, key })
      .then(({ id }) => navigate(invoicePath(id)), reportFailure);
  return (
    <Button
      mutates
      variant={variant}
      size="sm"
      pending={create.isPending}
      onClick={() => void draft()}
      aria-label={`Create an invoice: ${name}`}
    >
      Create an invoice
    </Button>
  );
}
