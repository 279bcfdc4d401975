import { type WaitingMonth, dollars, monthText } from '@polaris/contracts';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useWaitingMonths } from '../../../api/sales/retainers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { customerPath, retainerPath } from '../../shared/record/record-paths.ts';
import { MonthButtons } from './month-buttons.tsx';

/** How many months are listed under Today. */
const SHOWN = 10;

/** The months without an invoice, under Today. */
export function WaitingMonths() {
  const { data, error, refetch } = useWaitingMonths();
  return (
    <div className="min-w-0">
      <h3 className="border-b border-line pb-1.5 text-sm text-muted">Months without an invoice</h3>
      {data ? (
        <ul>
          {data.slice(0, SHOWN).map((month) => (
            <Waiting key={`${month.retainerId} ${month.month}`} month={month} />
          ))}
        </ul>
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-2 text-sm text-danger">
          <p>They could not be loaded. {errorMessage(error)}</p>
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Loading />
      )}
      {data && data.length > SHOWN && (
        <p className="pt-2 text-sm text-muted">
          <Link to="/admin/retainers" className={link}>
            And {(data.length - SHOWN).toLocaleString('en-US')} more
          </Link>
        </p>
      )}
    </div>
  );
}

const link = 'text-ink underline underline-offset-4';

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading months...</span>
    <Skeleton className="h-16.5" />
  </div>
);

function Waiting({ month }: { month: WaitingMonth }) {
  const { retainerId, title, customer, amount, problem } = month;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 text-sm leading-6">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          <Link to={retainerPath(retainerId)} className={`font-semibold wrap-anywhere ${link}`}>
            {title}, {monthText(month.month)}
          </Link>
          <Link to={customerPath(customer.id)} className={`wrap-anywhere ${link}`}>
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
