import { type Money, type OwedItem, daysBetween, dollars } from '@polaris/contracts';
import { Link } from 'react-router';
import { TotalEntry } from './earned-table.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { isoDay, longDate } from '../../shared/record/format.ts';
import { customerPath, invoicePath, purchasePath } from '../../shared/record/record-paths.ts';

/** Amounts due, oldest first. */
export function OwedList({ money: { owed, owedItems, owedCount } }: { money: Money }) {
  const further = owedCount - owedItems.length;
  return (
    <ListSection
      id="owed-title"
      title={`Owed (${owedCount.toLocaleString('en-US')})`}
      link={{ to: '/admin/purchases', label: 'All purchases' }}
    >
      <ul>
        {owedItems.map((item) => (
          <OwedEntry key={`${item.purchaseId}-${item.invoiceId}`} item={item} />
        ))}
        {further > 0 && (
          <li className="border-b border-line py-3 text-sm text-muted">
            And {further.toLocaleString('en-US')} more, of later.
          </li>
        )}
        {owedCount > 1 && <TotalEntry>{dollars(owed)}</TotalEntry>}
      </ul>
    </ListSection>
  );
}

function OwedEntry({ item }: { item: OwedItem }) {
  const { amount, owed, dueNow, overdue, since } = item;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 border-b border-line py-3 text-sm leading-6">
      <span className="font-semibold wrap-anywhere">
        <Payer item={item} />
      </span>
      <span className="text-right font-semibold tabular-nums">{dollars(owed)}</span>
      <span className="wrap-anywhere text-muted">
        <Name item={item} />, <time dateTime={since}>{longDate(since)}</time> ({age(since)})
      </span>
      {owed < amount && (
        <span className="text-right text-muted tabular-nums">of {dollars(amount)}</span>
      )}
      {/* By a payment plan. */}
      {dueNow < owed && dueNow !== overdue && (
        <span className="col-start-2 text-right text-muted tabular-nums">
          {dueNow > 0 ? dollars(dueNow) : 'nothing'} due now
        </span>
      )}
      {overdue > 0 && (
        <span className="col-start-2 text-right text-danger tabular-nums">
          {dollars(overdue)} overdue
        </span>
      )}
    </li>
  );
}

const link = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';

/** With a link to the invoice, or else to the purchase. */
function Name({ item: { name, invoiceId, purchaseId } }: { item: OwedItem }) {
  if (invoiceId === null && purchaseId === null) return name;
  return (
    <Link
      to={invoiceId === null ? purchasePath(purchaseId!) : invoicePath(invoiceId)}
      className={link}
    >
      {name}
    </Link>
  );
}

function Payer({ item: { customer, buyer } }: { item: OwedItem }) {
  if (!customer) return buyer ?? 'Not known';
  return (
    <Link to={customerPath(customer.id)} className={link}>
      {customer.name}
    </Link>
  );
}

function age(since: string): string {
  const days = daysBetween(isoDay(new Date(since)), isoDay());
  if (days <= 0) return 'today';
  return days === 1 ? '1 day ago' : `${days.toLocaleString('en-US')} days ago`;
}
