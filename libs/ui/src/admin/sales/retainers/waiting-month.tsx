import { type WaitingMonth, dollars, monthText } from '@polaris/contracts';
import { Link } from 'react-router';
import { customerPath, retainerPath } from '../../shared/record/record-paths.ts';
import { MonthButtons } from './month-buttons.tsx';

/** A month without an invoice, under Today. */
export function WaitingMonthEntry({ month }: { month: WaitingMonth }) {
  const { retainerId, title, customer, amount, problem } = month;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 text-sm leading-6">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          <Link
            to={retainerPath(retainerId)}
            className="font-semibold wrap-anywhere text-ink underline underline-offset-4"
          >
            {title}, {monthText(month.month)}
          </Link>
          <Link
            to={customerPath(customer.id)}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {customer.name}
          </Link>
          <span className="text-muted tabular-nums">{dollars(amount)}</span>
        </p>
        {problem !== null && <p className="wrap-anywhere text-danger">{problem}</p>}
      </div>
      <MonthButtons retainerId={retainerId} month={month} canRecord={problem === null} />
    </li>
  );
}
