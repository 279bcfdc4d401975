import { type AdminPurchase, dollars, totalOf } from '@polaris/contracts';
import { Link } from 'react-router';
import { OwnerStepButton } from './owner-step-button.tsx';
import { ownerNextStep } from './owner-step.ts';
import { customerPath, purchasePath } from '../../shared/record/record-paths.ts';

/** A new order, with what to do about it. */
export function OrderEntry({ order }: { order: AdminPurchase }) {
  const step = ownerNextStep(order);
  const { id, service, customer, buyer } = order;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 text-sm leading-6">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          <Link
            to={purchasePath(id)}
            className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
          >
            {service?.name ?? 'Service'}
          </Link>
          {customer ? (
            <Link
              to={customerPath(customer.id)}
              className="wrap-anywhere text-ink underline underline-offset-4"
            >
              {customer.name}
            </Link>
          ) : (
            <span className="wrap-anywhere">{buyer?.name ?? 'Deleted account'}</span>
          )}
          <span className="text-muted tabular-nums">{dollars(totalOf(order))}</span>
        </p>
        {step && <p className="wrap-anywhere text-muted">{step.text}</p>}
      </div>
      {step?.action && (
        <OwnerStepButton purchase={order} action={step.action} variant="secondary" />
      )}
    </li>
  );
}
