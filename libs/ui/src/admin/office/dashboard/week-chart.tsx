import type { Week } from '@polaris/contracts';
import { useWeeks } from '../../../api/office/statistics.ts';
import { Button } from '../../../primitives/button.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { BarChart } from '../../shared/chart/bar-chart.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';

const series = [
  { label: 'Submissions', color: 'bg-accent' },
  { label: 'Activities', color: 'bg-info' },
] as const;

const mondayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const monday = (day: string) => mondayFormat.format(new Date(day));

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
      <BarChart
        series={series}
        groups={weeks.map((week) => ({
          label: monday(week.monday),
          title: `Week of ${monday(week.monday)}`,
          values: [week.submissions, week.activities],
        }))}
      />
      <WeekTable weeks={weeks} />
    </figure>
  );
}

/** In a box, as a hidden table would keep its height. */
function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <div className="sr-only">
      <table>
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
    </div>
  );
}
