import { type Money, DUE_WEEKS, addDays, dollars } from '@polaris/contracts';
import { BarChart } from '../../shared/chart/bar-chart.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { longDay } from '../../shared/record/format.ts';
import { sumOf } from '../../shared/payment/sum-of.ts';
import { dayInChart, shortDollars } from './chart-texts.ts';

const series = [{ label: 'Due', color: 'bg-accent' }] as const;

/** What is to be paid in the next weeks, as a chart and as a table for screen readers. */
export function DueChart({ money: { due, overdue } }: { money: Money }) {
  const { weeks, later, undated } = due;
  const soon = sumOf(weeks.map(({ amount }) => amount));
  const rest = [
    { amount: overdue, text: 'overdue' },
    { amount: undated, text: 'without a day' },
    { amount: later, text: 'later' },
  ].filter(({ amount }) => amount > 0);
  return (
    <ListSection id="due-title" title="Due in the next 90 days">
      <p className="pt-4 pb-3 text-sm leading-6">
        <strong className="font-semibold tabular-nums">{dollars(soon)}</strong>
        {rest.length > 0 && (
          <span className="text-muted">
            {', beside '}
            {rest.map(({ amount, text }) => `${dollars(amount)} ${text}`).join(', ')}
          </span>
        )}
      </p>
      {soon > 0 && (
        <figure>
          <BarChart
            series={series}
            groups={weeks.map(({ from, amount }, index) => ({
              // All of them have no room.
              label: index % 3 === 0 ? dayInChart(from) : '',
              title: weekText(from),
              values: [amount],
            }))}
            format={dollars}
            formatShort={shortDollars}
          />
          <DueTable weeks={weeks} />
        </figure>
      )}
    </ListSection>
  );
}

const weekText = (from: string): string => `${dayInChart(from)} – ${dayInChart(addDays(from, 6))}`;

const DueTable = ({ weeks }: Pick<Money['due'], 'weeks'>) => (
  <div className="sr-only">
    <table>
      <caption>Due in the next {DUE_WEEKS} weeks</caption>
      <thead>
        <tr>
          <th scope="col">Seven days from</th>
          <th scope="col">Due</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, amount }) => (
          <tr key={from}>
            <th scope="row">{longDay(from)}</th>
            <td>{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
