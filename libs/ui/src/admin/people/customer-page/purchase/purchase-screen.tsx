import { type AdminPurchase, type Customer, idParamsSchema } from '@polaris/contracts';
import { Link, useParams } from 'react-router';
import { hasStatus, sentence } from '../../../../api/client/api-error.ts';
import { useCustomer } from '../../../../api/people/customers/customers.ts';
import { usePurchase } from '../../../../api/sales/purchases.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button, buttonStyle } from '../../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { CustomerFiles } from '../../files/customer-files.tsx';
import { PurchasePayments } from '../../../sales/purchases/purchase-payments.tsx';
import { NextStepSection } from './next-step-section.tsx';
import { PurchaseHeader } from './purchase-header.tsx';
import { PurchaseInvoices } from './purchase-invoices.tsx';
import { PurchaseNotes } from './purchase-notes.tsx';
import { PurchaseSessions } from './purchase-sessions.tsx';
import { PurchaseThread } from './purchase-thread.tsx';
import { Section } from './section.tsx';
import { StepsDone } from './steps-done.tsx';

/** The purchase named by the address: what is planned and done, sessions, files, messages and money. */
export function PurchaseScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const purchase = usePurchase(id);
  if (purchase.data) return <Found key={id} purchase={purchase.data} />;
  if (id === 0 || hasStatus(purchase.error, 404)) return <NotFound />;
  if (purchase.isPending) return <LoadingState text="Loading purchase..." />;
  return (
    <ErrorState
      level={1}
      title="The purchase could not be loaded"
      text={sentence(purchase.error)}
      action={<Button onClick={() => void purchase.refetch()}>Try again</Button>}
    />
  );
}

const NotFound = () => (
  <EmptyState
    level={1}
    title="Purchase not found"
    text="No purchase has this number."
    action={
      <Link to="/admin/purchases" className={buttonStyle({})}>
        All purchases
      </Link>
    }
  />
);

function Found({ purchase }: { purchase: AdminPurchase }) {
  const customer = useCustomer(purchase.customer?.id ?? 0);
  return (
    <>
      <PurchaseHeader purchase={purchase} />
      <div className="grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex min-w-0 flex-col gap-10">
          <NextStepSection purchase={purchase} />
          <StepsDone purchase={purchase} />
          <PurchaseNotes notes={purchase.notes} />
          {customer.data && <PurchaseSessions purchase={purchase} customer={customer.data} />}
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Section title="Money">
            <PurchasePayments purchase={purchase} />
            <PurchaseInvoices purchaseId={purchase.id} />
          </Section>
          {customer.data && <OfCustomer customer={customer.data} />}
        </div>
      </div>
      {!purchase.customer && (
        <Alert tone="warn" className="mt-10">
          Sessions, files and messages belong to a customer, and this purchase has none: the account
          was deleted, or its customer is in the trash.
        </Alert>
      )}
    </>
  );
}

/** What the customer has once, whatever was bought. */
const OfCustomer = ({ customer }: { customer: Customer }) => (
  <>
    <PurchaseThread customer={customer} />
    <Section title="Files">
      <CustomerFiles customerId={customer.id} />
    </Section>
  </>
);
