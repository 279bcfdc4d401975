import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerActivityPages } from '../../../api/people/activities.ts';
import { useCustomerAppointmentPages } from '../../../api/schedule/appointments.ts';
import { useCustomerTaskPages } from '../../../api/people/tasks.ts';
import { useCustomerPurchasePages } from '../../../api/sales/purchases.ts';
import { dateAndTime, isoDay, longDay } from '../../shared/record/format.ts';
import { purchasePath } from '../../shared/record/record-paths.ts';
import { type Step, nextStepOf } from './next-step-of.ts';

/** What to do next for a customer, among the loaded purchases and timeline events. */
export function NextStep({ customerId }: { customerId: number }) {
  const [now] = useState(() => new Date());
  const activities = useCustomerActivityPages(customerId).data?.items;
  const tasks = useCustomerTaskPages(customerId);
  const appointments = useCustomerAppointmentPages(customerId).data?.items;
  const purchases = useCustomerPurchasePages(customerId);
  const step =
    !purchases.isPending &&
    activities &&
    !tasks.isPending &&
    appointments &&
    nextStepOf(
      purchases.data?.items ?? [],
      activities,
      tasks.data?.items ?? [],
      appointments,
      now,
      isoDay(now),
    );
  return (
    <div className="min-w-0 max-md:col-span-2">
      <dt className="text-xs leading-5 text-muted">Next step</dt>
      <dd className="text-sm leading-6 wrap-anywhere">
        {step ? <StepText step={step} /> : <span className="text-muted">Nothing planned</span>}
      </dd>
    </div>
  );
}

function StepText({ step }: { step: Step }) {
  if (step.kind === 'purchase')
    return (
      <>
        {step.text}
        <Link
          to={purchasePath(step.purchase.id)}
          className="block text-muted underline underline-offset-4 hover:text-ink"
        >
          {step.purchase.service?.name ?? 'Service'}
        </Link>
      </>
    );
  if (step.kind === 'session')
    return (
      <>
        {step.title}
        <time dateTime={step.at} className="block text-muted">
          Session, {dateAndTime(step.at)}
        </time>
      </>
    );
  return (
    <>
      {step.subject}
      <time
        dateTime={step.on}
        className={step.isOverdue ? 'block font-semibold text-danger' : 'block text-muted'}
      >
        {step.isOverdue ? 'Overdue since' : 'Due'} {longDay(step.on)}
      </time>
    </>
  );
}
