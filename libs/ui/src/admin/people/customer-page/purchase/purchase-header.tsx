import { type AdminPurchase, dollars, totalOf } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../primitives/button.tsx';
import { ownerNextStep } from '../../../sales/purchases/owner-step.ts';
import { PurchaseForm } from '../../../sales/purchases/purchase-form.tsx';
import { PurchaseStatusBadge } from '../../../sales/purchases/purchase-status-badge.tsx';
import { PurchaseSteps } from '../../../sales/purchases/purchase-steps.tsx';
import { TestimonialOfPurchase } from '../../../sales/purchases/purchase-testimonial.tsx';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { CopyPaymentLink } from '../../../shared/payment/copy-payment-link.tsx';
import { longDate } from '../../../shared/record/format.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { ScreenTitle } from '../../../shared/record/screen-header.tsx';

/** The service, its buyer, its status, and its actions. */
export function PurchaseHeader({ purchase }: { purchase: AdminPurchase }) {
  const { service, status, progress, purchaseDate, completionDate } = purchase;
  return (
    <header className="mb-8">
      <p className="text-sm leading-6">
        <BackLink purchase={purchase} />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScreenTitle>{service?.name ?? 'Service'}</ScreenTitle>
        <PurchaseStatusBadge status={status} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
        <span className="tabular-nums">{dollars(totalOf(purchase))}</span>
        <time dateTime={purchaseDate}>{longDate(purchaseDate)}</time>
        <span>{progress}% complete</span>
        {completionDate && <span>Completed on {longDate(completionDate)}</span>}
      </p>
      <Actions purchase={purchase} />
    </header>
  );
}

function BackLink({ purchase: { customer, buyer } }: { purchase: AdminPurchase }) {
  return (
    <Link
      to={customer ? customerPath(customer.id) : '/admin/purchases'}
      className="inline-flex min-h-9 items-center gap-2 wrap-anywhere text-muted hover:text-ink"
    >
      <span aria-hidden="true">←</span> {customer?.name ?? buyer?.name ?? 'All purchases'}
    </Link>
  );
}

function Actions({ purchase }: { purchase: AdminPurchase }) {
  const [isEditing, setIsEditing] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setIsEditing(false);
    focusTarget();
  };
  if (isEditing)
    return (
      <div className="max-w-2xl">
        <PurchaseForm purchase={purchase} onClose={close} />
      </div>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Button mutates ref={target} variant="secondary" size="sm" onClick={() => setIsEditing(true)}>
        Update progress
      </Button>
      {!isShownBelow(purchase) && <PurchaseSteps purchase={purchase} />}
      <TestimonialOfPurchase purchase={purchase} />
      <CopyPaymentLink of="purchase" id={purchase.id} owed={purchase.owed} />
    </div>
  );
}

/** The next step has the button if that is to start or to complete the purchase. */
const isShownBelow = (purchase: AdminPurchase): boolean => {
  const action = ownerNextStep(purchase)?.action;
  return action === 'start' || action === 'complete';
};
