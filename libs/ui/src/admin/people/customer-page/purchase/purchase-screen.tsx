import {
  type AdminPurchase,
  type Customer,
  type PurchaseNote,
  idParamsSchema,
} from '@polaris/contracts';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { errorMessage, hasStatus } from '../../../../api/client/api-error.ts';
import { useCustomer } from '../../../../api/people/customers/customers.ts';
import { useLinkedAccount } from '../../../../api/people/customers/linked-accounts.ts';
import { usePurchaseInvoicePages } from '../../../../api/sales/invoices.ts';
import { usePurchase } from '../../../../api/sales/purchases.ts';
import { usePurchaseAppointmentPages } from '../../../../api/schedule/appointments.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button, buttonStyle } from '../../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { InvoiceEntry } from '../../../sales/invoices/invoice-entry.tsx';
import { AppointmentList } from '../../../schedule/appointments/appointment-list.tsx';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { dateAndTime } from '../../../shared/record/format.ts';
import { CustomerFiles } from '../../files/customer-files.tsx';
import { ownerNextStep, purchaseSections } from '../../../sales/purchases/owner-step.ts';
import { PurchasePlan } from '../../../sales/purchases/plan/purchase-plan.tsx';
import { PurchasePayments } from '../../../sales/purchases/purchase-payments.tsx';
import { NextStepSection } from './next-step-section.tsx';
import { PurchaseHeader } from './purchase-header.tsx';
import { PurchaseThread } from './purchase-thread.tsx';
import { Section } from './section.tsx';
import { StepsDone } from './steps-done.tsx';

/** The purchase named by the address: steps planned and done, sessions, files, messages and money. */
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
      text={errorMessage(purchase.error)}
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
  useSectionOfAddress(customer.data !== undefined);
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
          <Section id={purchaseSections.money} title="Money">
            <PurchasePayments purchase={purchase} next={ownerNextStep(purchase)?.action} />
            <PurchasePlan purchase={purchase} />
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

/** Moves to the section that a link names, once it is shown. */
function useSectionOfAddress(isShown: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key, isShown]);
}

/** The sections that are the same for all purchases of the customer. */
const OfCustomer = ({ customer }: { customer: Customer }) => (
  <>
    <PurchaseThread customer={customer} />
    <Section title="Files">
      <CustomerFiles customerId={customer.id} />
    </Section>
  </>
);

/** The notes sent to the client with progress updates; hidden without any. */
function PurchaseNotes({ notes }: { notes: PurchaseNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Section title="Notes">
      {notes.map((note) => (
        <p
          key={note.createdAt}
          className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap"
        >
          <time dateTime={note.createdAt} className="block text-muted">
            {dateAndTime(note.createdAt)}
          </time>
          {note.text}
        </p>
      ))}
    </Section>
  );
}

interface PurchaseSessionsProps {
  purchase: AdminPurchase;
  customer: Customer;
}

/** The sessions that are part of the purchase. */
function PurchaseSessions({ purchase, customer }: PurchaseSessionsProps) {
  const { data: account } = useLinkedAccount(customer.id);
  const appointments = usePurchaseAppointmentPages(purchase.id);
  return (
    <Section id={purchaseSections.sessions} title="Sessions">
      <AppointmentList
        appointments={appointments}
        attendee={{ customer, account }}
        purchaseId={purchase.id}
      />
    </Section>
  );
}

/** The invoices and credit notes of a purchase. */
function PurchaseInvoices({ purchaseId }: { purchaseId: number }) {
  const invoices = usePurchaseInvoicePages(purchaseId);
  if (invoices.data?.items.length === 0) return null;
  return (
    <div className="mt-4">
      <ListBody pages={invoices} noun="invoices" empty={{ title: 'No invoices yet', text: '' }}>
        {(items) => (
          <ul aria-label="Invoices" className="border-t border-line">
            {items.map((invoice) => (
              <InvoiceEntry key={invoice.id} invoice={invoice} query="" />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}
