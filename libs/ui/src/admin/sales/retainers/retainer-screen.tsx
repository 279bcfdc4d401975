import { type RetainerRecord, dollars, idParamsSchema, monthlyDays } from '@polaris/contracts';
import { Link, useParams } from 'react-router';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useRetainer } from '../../../api/sales/retainers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { customerPath, offerPath, retainerPath } from '../../shared/record/record-paths.ts';
import { RetainerActions } from './retainer-actions.tsx';
import { RetainerFacts } from './retainer-facts.tsx';
import { RetainerMonths } from './retainer-months.tsx';
import { RetainerStateBadge } from './retainer-state-badge.tsx';
import { nextInvoiceText } from './retainer-texts.ts';

/** The retainer that the address names: its next invoice, its months, and what was accepted. */
export function RetainerScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const retainer = useRetainer(id);
  if (retainer.data) return <Found key={id} retainer={retainer.data} />;
  if (id === 0 || hasStatus(retainer.error, 404)) return <NotFound />;
  if (retainer.isPending) return <LoadingState text="Loading retainer..." />;
  return (
    <ErrorState
      level={1}
      title="The retainer could not be loaded"
      text={errorMessage(retainer.error)}
      action={<Button onClick={() => void retainer.refetch()}>Try again</Button>}
    />
  );
}

const NotFound = () => (
  <EmptyState
    level={1}
    title="Retainer Not Found"
    text="This retainer does not exist."
    action={
      <Link to="/admin/retainers" className={buttonStyle({})}>
        Back to Retainers
      </Link>
    }
  />
);

const link = 'underline underline-offset-4 hover:text-ink';

function Found({ retainer }: { retainer: RetainerRecord }) {
  const { title, state, customer, offerId, amount } = retainer;
  return (
    <>
      <header className="mb-8">
        <p className="text-sm leading-6">
          <Link
            to="/admin/retainers"
            className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
          >
            <span aria-hidden="true">←</span> Back to Retainers
          </Link>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="font-display text-3xl leading-9 tracking-tight wrap-anywhere">
                {title}
              </h1>
              <RetainerStateBadge state={state} />
            </div>
            <p className="mt-1 text-base leading-7">{nextInvoiceText(retainer)}</p>
            <p className="text-sm leading-6 text-muted">
              {dollars(amount)} a month, {monthlyDays(retainer)}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
              {customer && (
                <span>
                  For{' '}
                  <Link to={customerPath(customer.id)} className={link}>
                    {customer.name}
                  </Link>
                </span>
              )}
              <Link to={offerPath(offerId)} className={link}>
                Accepted offer
              </Link>
            </p>
          </div>
          <RetainerActions retainer={retainer} />
        </div>
      </header>
      <Notices retainer={retainer} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <RetainerMonths retainer={retainer} />
        <RetainerFacts retainer={retainer} />
      </div>
    </>
  );
}

/** What needs a decision by the owner. */
function Notices({ retainer: { problem, earlier, state } }: { retainer: RetainerRecord }) {
  return (
    <div className="mb-8 grid gap-3 empty:hidden">
      {earlier && state !== 'ended' && (
        <Alert tone="warn">
          The retainer before it,{' '}
          <Link to={retainerPath(earlier.id)} className="underline underline-offset-4">
            {earlier.title}
          </Link>
          , has not ended: the client gets invoices of both. End it, or set its last day.
        </Alert>
      )}
      {problem !== null && state !== 'ended' && (
        <Alert tone="warn">No invoice can be issued: {problem}</Alert>
      )}
    </div>
  );
}
