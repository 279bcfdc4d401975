import { type AdminPurchase, dollars, totalOf } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerPurchasePages } from '../../../api/sales/purchases.ts';
import { Button } from '../../../primitives/button.tsx';
import { CopyLink } from '../../shared/record/copy-link.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { PurchaseStatusBadge } from './purchase-status-badge.tsx';
import { longDate, longDay } from '../../shared/record/format.ts';
import { purchasePath } from '../../shared/record/record-paths.ts';
import { ownerNextStep } from './owner-step.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { PurchasePayments } from './purchase-payments.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { TestimonialOfPurchase } from './purchase-testimonial.tsx';

interface CustomerPurchasesProps {
  customerId: number;
  /** Undefined while it is not known. */
  hasAccount: boolean | undefined;
}

/** The customer's purchases with their progress, and a button that records another. */
export function CustomerPurchases({ customerId, hasAccount }: CustomerPurchasesProps) {
  const purchases = useCustomerPurchasePages(customerId);
  const [recording, setRecording] = useState(false);
  return (
    <>
      <Button mutates variant="secondary" onClick={() => setRecording(true)}>
        Record a Sale
      </Button>
      <ListBody pages={purchases} noun="purchases" empty={null}>
        {(items) => (
          <ul className="mt-2">
            {items.map((purchase) => (
              <PurchaseEntry key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        )}
      </ListBody>
      {recording && (
        <SaleDialog
          customerId={customerId}
          hasAccount={hasAccount}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}

/** Entries have separate forms, so that opening one keeps others open. */
function PurchaseEntry({ purchase }: { purchase: AdminPurchase }) {
  const [edited, setEdited] = useState(false);
  const [used, setUsed] = useState(false);
  const close = () => {
    setEdited(false);
    setUsed(true);
  };
  return (
    <li className="border-b border-line py-4 text-sm leading-6">
      <PurchaseSummary purchase={purchase} />
      <PurchasePayments purchase={purchase} />
      {edited ? (
        <PurchaseForm purchase={purchase} onClose={close} />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            mutates
            variant="secondary"
            size="sm"
            autoFocus={used}
            onClick={() => setEdited(true)}
            aria-label={`Update progress: ${nameOf(purchase)}`}
          >
            Update progress
          </Button>
          <PurchaseSteps purchase={purchase} />
          <TestimonialOfPurchase purchase={purchase} />
          <CopyLink kind="purchases" id={purchase.id} of={nameOf(purchase)} />
        </div>
      )}
    </li>
  );
}

const nameOf = ({ service }: AdminPurchase): string => service?.name ?? 'Service';

function PurchaseSummary({ purchase }: { purchase: AdminPurchase }) {
  const { status, progress, purchaseDate, completionDate } = purchase;
  const step = ownerNextStep(purchase);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <Link
            to={purchasePath(purchase.id)}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {nameOf(purchase)}
          </Link>
        </h3>
        <PurchaseStatusBadge status={status} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span className="tabular-nums">{dollars(totalOf(purchase))}</span>
        <time dateTime={purchaseDate}>{longDate(purchaseDate)}</time>
        <span>{progress}% complete</span>
        {completionDate && <span>Completed on {longDate(completionDate)}</span>}
      </p>
      <SessionsLeft purchase={purchase} />
      {step && <p className="mt-2 wrap-anywhere">Next step: {step.text}</p>}
    </>
  );
}

function SessionsLeft({ purchase: { sessionBalance: sessions } }: { purchase: AdminPurchase }) {
  if (sessions === null) return null;
  const { included, left, bookBy } = sessions;
  return (
    <p className="text-muted">
      {left} of {included} {included === 1 ? 'session' : 'sessions'} left
      {bookBy && `, to book by ${longDay(bookBy)}`}
    </p>
  );
}
