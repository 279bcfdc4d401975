import { type AdminAppointment, type AdminPurchase, dollars } from '@polaris/contracts';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCustomerActivityPages } from '../../../api/people/activities.ts';
import { useCustomerTaskPages } from '../../../api/people/tasks.ts';
import { useCustomerMoney } from '../../../api/sales/money.ts';
import { useCustomerRetainers } from '../../../api/sales/customer-retainers.ts';
import { useCustomerPurchasePages } from '../../../api/sales/purchases.ts';
import { useCustomerAppointmentPages } from '../../../api/schedule/appointments.ts';
import { DoneActivityButton } from '../activities/done-activity-button.tsx';
import { purchaseSections } from '../../sales/purchases/owner-step.ts';
import { dateAndTime, isoDay, longDay } from '../../shared/record/format.ts';
import { purchasePath, retainerPath, taskPath } from '../../shared/record/record-paths.ts';
import { type Step, customerNextStep } from './customer-next-step.ts';

interface RecordStripProps {
  customerId: number;
  /** The number of messages that are new to the owner. */
  unread: number;
  onReadMessages: () => void;
}

/** What matters now: the debt, the next session, new messages and the next step. Only what there is. */
export function RecordStrip({ customerId, unread, onReadMessages }: RecordStripProps) {
  const [now] = useState(() => new Date());
  const money = useCustomerMoney(customerId).data;
  const activities = useCustomerActivityPages(customerId).data?.items;
  const tasks = useCustomerTaskPages(customerId);
  const purchases = useCustomerPurchasePages(customerId);
  const appointments = useCustomerAppointmentPages(customerId).data?.items ?? [];
  const bought = purchases.data?.items ?? [];
  const session = nextSession(appointments, now);
  const step =
    !purchases.isPending && activities && !tasks.isPending
      ? customerNextStep(bought, activities, tasks.data?.items ?? [], isoDay(now))
      : undefined;
  return (
    <dl
      aria-label="Now"
      className="mb-6 flex min-h-16 flex-wrap gap-x-10 gap-y-3 border-y border-line py-2.5 text-sm leading-6"
    >
      {money && money.owed > 0 && (
        <Cell label="Owes">
          <Link to={owedPath(bought)} className={clsx(link, 'font-semibold tabular-nums')}>
            {dollars(money.owed)}
          </Link>
          {money.dueNow < money.owed && (
            <span className="text-muted tabular-nums"> {dollars(money.dueNow)} due now</span>
          )}
        </Cell>
      )}
      <Monthly customerId={customerId} />
      {session && !isSaidBy(step, session) && (
        <Cell label="Next session">
          <Link to={sessionPath(session)} className={link}>
            <time dateTime={session.startTime}>{dateAndTime(session.startTime)}</time>
          </Link>
        </Cell>
      )}
      {unread > 0 && (
        <Cell label="Messages">
          <button type="button" onClick={onReadMessages} className={clsx(link, 'cursor-pointer')}>
            {unread} unread
          </button>
        </Cell>
      )}
      <Cell label="Next step" className="grow basis-60">
        {step ? <StepText step={step} /> : <span className="text-muted">Nothing planned</span>}
      </Cell>
    </dl>
  );
}

const link = 'font-semibold text-ink underline decoration-line-strong underline-offset-4';

interface CellProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const Cell = ({ label, className, children }: CellProps) => (
  <div className={clsx('min-w-0', className)}>
    <dt className="text-xs leading-5 text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** Its retainers that have not ended. */
function Monthly({ customerId }: { customerId: number }) {
  const retainers = useCustomerRetainers(customerId).data?.items ?? [];
  const going = retainers.filter(({ state }) => state !== 'ended');
  if (going.length === 0) return null;
  return (
    <Cell label="Monthly">
      {going.map(({ id, amount, nextOn, state }) => (
        <span key={id} className="block">
          <Link to={retainerPath(id)} className={clsx(link, 'tabular-nums')}>
            {dollars(amount)}
          </Link>
          <span className="text-muted">
            {state === 'paused' ? ' paused' : nextOn && ` next on ${longDay(nextOn)}`}
          </span>
        </span>
      ))}
    </Cell>
  );
}

/** The purchase with the debt; an invoice can be without one. */
function owedPath(purchases: readonly AdminPurchase[]): string {
  const owing = purchases.find(({ owed }) => owed > 0);
  return owing ? `${purchasePath(owing.id)}#${purchaseSections.money}` : '/admin/invoices';
}

const sessionPath = ({ purchaseId }: AdminAppointment): string =>
  purchaseId === null
    ? '#sessions-title'
    : `${purchasePath(purchaseId)}#${purchaseSections.sessions}`;

function nextSession(
  appointments: readonly AdminAppointment[],
  now: Date,
): AdminAppointment | undefined {
  const [first] = appointments
    .filter(({ status, endTime }) => status === 'scheduled' && new Date(endTime) > now)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
  return first;
}

/** Whether the next step names this session. */
const isSaidBy = (step: Step | undefined, { startTime }: AdminAppointment): boolean =>
  step?.kind === 'purchase' && step.isSession && step.purchase.nextSession?.startTime === startTime;

function StepText({ step }: { step: Step }) {
  if (step.kind === 'purchase')
    return (
      <Link to={purchasePath(step.purchase.id)} className={link}>
        {step.text}
      </Link>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {step.kind === 'task' ? (
        <Link to={taskPath(step.task.id)} className={link}>
          {step.text}
        </Link>
      ) : (
        <span className="font-semibold">{step.text}</span>
      )}
      <time
        dateTime={step.on}
        className={step.isOverdue ? 'font-semibold text-danger' : 'text-muted'}
      >
        {step.isOverdue ? 'Overdue since' : 'Due'} {longDay(step.on)}
      </time>
      {step.kind === 'follow-up' && <DoneActivityButton activity={step.activity} />}
    </span>
  );
}
