import { type Money, dollars } from '@polaris/contracts';
import { BarChart } from '../../shared/chart/bar-chart.tsx';
import { shortDollars } from './chart-texts.ts';

interface MonthChartProps {
  year: number;
  months: Money['months'];
}

const monthName = (month: number, style: 'short' | 'long'): string =>
  new Date(2000, month - 1).toLocaleDateString('en-US', { month: style });

const series = [
  { label: 'Received', color: 'bg-accent' },
  { label: 'Refunded', color: 'bg-info' },
] as const;

/** Income and refunds by month, as a chart and as a table for screen readers. */
export function MonthChart({ year, months }: MonthChartProps) {
  return (
    <figure>
      <BarChart
        series={series}
        groups={months.map(({ month, received, refunded }) => ({
          label: monthName(month, 'short'),
          title: `${monthName(month, 'long')} ${year}`,
          values: [received, refunded],
        }))}
        format={dollars}
        formatShort={shortDollars}
      />
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
