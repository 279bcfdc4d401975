import type { InvoiceRecord } from '@polaris/contracts';
import { Link } from 'react-router';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useInvoice } from '../../../api/sales/invoices.ts';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { DraftInvoice } from './draft-invoice.tsx';
import { InvoiceHeader } from './invoice-header.tsx';
import { IssuedInvoice } from './issued-invoice.tsx';

/** The record of one invoice, draft or issued. 0 for an invalid address. */
export function InvoiceScreen({ id }: { id: number }) {
  const invoice = useInvoice(id);
  if (id === 0 || hasStatus(invoice.error, 404)) return <NotFound />;
  if (invoice.data) return <Found invoice={invoice.data} />;
  if (invoice.isPending) return <LoadingState text="Loading invoice..." />;
  return (
    <ErrorState
      level={1}
      title="The invoice could not be loaded"
      text={errorMessage(invoice.error)}
      action={<Button onClick={() => void invoice.refetch()}>Try again</Button>}
    />
  );
}

const Found = ({ invoice }: { invoice: InvoiceRecord }) => (
  <>
    <InvoiceHeader invoice={invoice} />
    {invoice.state === 'draft' ? (
      <DraftInvoice key={invoice.id} invoice={invoice} />
    ) : (
      <IssuedInvoice invoice={invoice} />
    )}
  </>
);

const NotFound = () => (
  <EmptyState
    level={1}
    title="Invoice Not Found"
    text="This invoice does not exist, or its draft was deleted."
    action={
      <Link to="/admin/invoices" className={buttonStyle({})}>
        Back to Invoices
      </Link>
    }
  />
);
