import { type Money, dollars } from '@polaris/contracts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { gridStyle, tooltipStyle, xAxisStyle, yAxisStyle } from '../shared/chart/chart-style.ts';
import { LegendItem } from '../shared/chart/legend-item.tsx';

const HEIGHT = 260;

interface MonthChartProps {
  year: number;
  months: Money['months'];
}

const monthName = (month: number, style: 'short' | 'long'): string =>
  new Date(2000, month - 1).toLocaleDateString('en-US', { month: style });

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Income and refunds by month, as a chart and as a table for screen readers. */
export default function MonthChart({ year, months }: MonthChartProps) {
  return (
    <figure>
      <figcaption className="flex gap-6 py-4 text-sm text-muted">
        <LegendItem color="bg-accent" label="Received" />
        <LegendItem color="bg-info" label="Refunded" />
      </figcaption>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart data={months} margin={{ left: 0, right: 0 }} accessibilityLayer={false}>
            <CartesianGrid {...gridStyle} />
            <XAxis
              dataKey="month"
              tickFormatter={(month: number) => monthName(month, 'short')}
              {...xAxisStyle}
            />
            <YAxis
              width={56}
              tickFormatter={(amount: number) => compact.format(amount)}
              {...yAxisStyle}
            />
            <Tooltip
              labelFormatter={(month) => `${monthName(month as number, 'long')} ${year}`}
              formatter={(amount) => dollars(amount as number)}
              {...tooltipStyle}
            />
            <Bar
              dataKey="received"
              name="Received"
              fill="var(--accent)"
              isAnimationActive={false}
            />
            <Bar dataKey="refunded" name="Refunded" fill="var(--info)" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <MonthTable year={year} months={months} />
    </figure>
  );
}

function MonthTable({ year, months }: MonthChartProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>Received and refunded by month of {year}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Received</th>
            <th scope="col">Refunded</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, received, refunded }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, 'long')}</th>
              <td>{dollars(received)}</td>
              <td>{dollars(refunded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
