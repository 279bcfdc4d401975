import { useState } from 'react';
import { useCustomerActivityPages } from '../../../api/people/activities.ts';
import { useCustomerAppointmentPages } from '../../../api/schedule/appointments.ts';
import { useCustomerTaskPages } from '../../../api/people/tasks.ts';
import { dateAndTime, isoDay, longDay } from '../../shared/record/format.ts';
import { type Step, nextStepOf } from './next-step-of.ts';

/** The next task, follow-up or session among the loaded timeline events. */
export function NextStep({ customerId }: { customerId: number }) {
  const [now] = useState(() => new Date());
  const activities = useCustomerActivityPages(customerId).data?.items;
  const tasks = useCustomerTaskPages(customerId);
  const appointments = useCustomerAppointmentPages(customerId).data?.items;
  const step =
    activities &&
    !tasks.isPending &&
    appointments &&
    nextStepOf(activities, tasks.data?.items ?? [], appointments, now, isoDay(now));
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
