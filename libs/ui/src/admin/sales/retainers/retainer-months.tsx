import { type RetainerMonth, type RetainerRecord, dollars, monthText } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../primitives/badge.tsx';
import { isoDay, longDay } from '../../shared/record/format.ts';
import { invoicePath, purchasePath } from '../../shared/record/record-paths.ts';
import { MonthButtons } from './month-buttons.tsx';

const ID = 'months-title';

/** The months whose day has come, newest first, each with its invoice. */
export function RetainerMonths({ retainer }: { retainer: RetainerRecord }) {
  const { id, months, customer, problem } = retainer;
  const canRecord = customer !== null && problem === null;
  return (
    <section aria-labelledby={ID} className="min-w-0">
      <h2 id={ID} className="mb-2 text-base font-semibold">
        Months
      </h2>
      {months.length === 0 ? (
        <p className="border-t border-line py-3 text-sm leading-6 text-muted">
          No month is due yet. Each month makes a purchase and mails its invoice.
        </p>
      ) : (
        <ul aria-label="Months" className="border-t border-line">
          {months.map((month) => (
            <MonthRow key={month.month} month={month}>
              {month.state !== 'recorded' && (
                <MonthButtons retainerId={id} month={month} canRecord={canRecord} />
              )}
            </MonthRow>
          ))}
        </ul>
      )}
    </section>
  );
}

const link = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';

function MonthRow({ month, children }: { month: RetainerMonth; children: ReactNode }) {
  const { dueOn, purchaseId, invoice } = month;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 text-sm leading-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-base font-semibold">{monthText(month.month)}</span>
          <MonthState month={month} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <time dateTime={dueOn}>{longDay(dueOn)}</time>
          {invoice && (
            <Link to={invoicePath(invoice.id)} className={link}>
              {invoice.number ? `Invoice ${invoice.number}` : 'Draft invoice'}
            </Link>
          )}
          {purchaseId !== null && (
            <Link to={purchasePath(purchaseId)} className={link}>
              Purchase {purchaseId}
            </Link>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}

function MonthState({ month: { state, owed, dueOn } }: { month: RetainerMonth }) {
  if (state === 'skipped') return <Badge>Skipped</Badge>;
  if (state === 'waiting')
    return <Badge tone="warn">{dueOn === isoDay() ? 'Due today' : 'No invoice'}</Badge>;
  return owed ? (
    <Badge tone="info">{dollars(owed)} due</Badge>
  ) : (
    <Badge tone="success">Settled</Badge>
  );
}
