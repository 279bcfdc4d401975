import type { Week } from '@polaris/contracts';
import { format } from 'date-fns';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useWeeks } from '../../api/statistics.ts';
import { Button } from '../../primitives/button.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { ListSection } from '../shared/list/list-section.tsx';

const HEIGHT = 240;
const SUBMISSIONS = 'var(--accent)';
const ACTIVITIES = 'var(--info)';

const monday = (day: string) => format(new Date(`${day}T12:00:00`), 'MMM d');

/** Submissions and activities by week, as a chart and as a table for screen readers. */
export default function WeekChart() {
  const weeks = useWeeks();
  return (
    <div className="mt-10">
      <ListSection id="weeks-title" title="The last 12 weeks">
        {weeks.isPending && <Skeleton className="mt-4 h-60 w-full" />}
        {weeks.isError && (
          <p role="alert" className="flex items-center gap-3 py-6 text-sm text-muted">
            The chart could not be loaded.
            <Button variant="secondary" size="sm" onClick={() => void weeks.refetch()}>
              Try again
            </Button>
          </p>
        )}
        {weeks.data && <Chart weeks={weeks.data} />}
      </ListSection>
    </div>
  );
}

function Chart({ weeks }: { weeks: Week[] }) {
  return (
    <figure>
      <figcaption className="flex gap-6 py-4 text-sm text-muted">
        <LegendItem color="bg-accent" label="Submissions" />
        <LegendItem color="bg-info" label="Activities" />
      </figcaption>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart data={weeks} margin={{ left: -24, right: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="monday"
              tickFormatter={monday}
              tickLine={false}
              axisLine={{ stroke: 'var(--line-strong)' }}
              tick={{ fill: 'var(--muted)', fontSize: 12 }}
            />
            <YAxis
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--muted)', fontSize: 12 }}
            />
            <Tooltip
              labelFormatter={(day) => `Week of ${monday(day as string)}`}
              cursor={{ fill: 'var(--sunken)' }}
              contentStyle={{
                background: 'var(--raised)',
                border: '1px solid var(--line-strong)',
                color: 'var(--ink)',
              }}
            />
            <Bar
              dataKey="submissions"
              name="Submissions"
              fill={SUBMISSIONS}
              isAnimationActive={false}
            />
            <Bar
              dataKey="activities"
              name="Activities"
              fill={ACTIVITIES}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <WeekTable weeks={weeks} />
    </figure>
  );
}

const LegendItem = ({ color, label }: { color: string; label: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 ${color}`} />
    {label}
  </span>
);

function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <table className="sr-only">
      <caption>Submissions and activities by week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Submissions</th>
          <th scope="col">Activities</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.monday}>
            <th scope="row">{monday(week.monday)}</th>
            <td>{week.submissions}</td>
            <td>{week.activities}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
