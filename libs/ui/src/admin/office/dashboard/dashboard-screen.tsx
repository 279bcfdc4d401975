import { type ReactNode, lazy, useRef } from 'react';
import { useRecentActivities } from '../../../api/people/activities.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { latestContactsKey, useLatestContacts } from '../../../api/people/contacts.ts';
import { useToday } from '../../../api/office/today.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { LaterChart } from '../../shared/chart/later-chart.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { NewEntries } from '../../shared/list/new-entries.tsx';

import { NextUp } from './next-up.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { scrollToSection } from './scroll-to-section.ts';
import { SummaryCard } from './summary-card.tsx';
import { TodayBlock, type TodayEntries } from './today-block.tsx';
import { UnreadSubmissions } from './unread-submissions.tsx';

const SHOWN = 5;
const UNREAD = { status: 'new' } as const;

/** The charting library is large, and the lists above it are needed first. */
const WeekChart = lazy(() =>
  import('./week-chart.tsx').catch(() => ({
    default: () => <p className="mt-10 text-sm text-muted">The chart could not be loaded.</p>,
  })),
);

/** Cards of other areas, passed in by the shell. */
interface AdminDashboardProps extends TodayEntries {
  /** Notices that need a decision by the owner. */
  notices: ReactNode;
  /** The card with the amount due. */
  money: ReactNode;
  /** The card about the backups. */
  backups: ReactNode;
  /** The form that adds a task. */
  addTask: ReactNode;
}

/** What is due today first, then an overview of submissions and activity. */
export function AdminDashboard(props: AdminDashboardProps) {
  const { doneButton, taskButtons, orderEntry, addTask, ...cards } = props;
  const buttons = { doneButton, taskButtons, orderEntry };
  const today = useToday();
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <TodayBlock read={today} addTask={addTask} {...buttons} />
      <Overview {...cards} next={today.data && <NextUp today={today.data} {...buttons} />} />
    </>
  );
}

interface OverviewProps extends Omit<AdminDashboardProps, keyof TodayEntries | 'addTask'> {
  /** Sessions, tasks and follow-ups after today. */
  next: ReactNode;
}

function Overview({ notices, money, backups, next }: OverviewProps) {
  const all = useLatestContacts({}, 1);
  const unread = useLatestContacts(UNREAD, SHOWN);
  const recent = useRecentActivities(SHOWN);
  const submissions = useRef<HTMLElement>(null);
  const activity = useRef<HTMLElement>(null);
  const show = (section: typeof activity) => scrollToSection(section.current);
  const focusFirst = () => submissions.current?.querySelector('a')?.focus();
  const reads = [all, unread, recent];
  const error = reads.find((read) => read.error)?.error;
  if (error)
    return (
      <ErrorState
        title="The dashboard could not be loaded"
        text={errorMessage(error)}
        action={
          <Button onClick={() => void Promise.all(reads.map((read) => read.refetch()))}>
            Try again
          </Button>
        }
      />
    );
  return (
    <>
      {notices}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <SummaryCard
          title="Total Submissions"
          count={all.data?.total}
          text="All submissions"
          onClick={() => show(submissions)}
        />
        <SummaryCard
          title="Unread Submissions"
          count={unread.data?.total}
          text="Pending review"
          onClick={() => show(submissions)}
          attention
        />
        <SummaryCard
          title="Recent Activity"
          count={recent.data?.total}
          text="Last 30 days"
          onClick={() => show(activity)}
        />
        {money}
        {backups}
      </div>
      {next}
      <div className="mt-10 grid items-start gap-x-10 gap-y-10 xl:grid-cols-2">
        <ListSection
          ref={submissions}
          id="unread-title"
          title="Recent Unread Submissions"
          offer={<NewUnread unread={unread} onShown={focusFirst} />}
        >
          <UnreadSubmissions page={unread.data} />
        </ListSection>
        <ListSection
          ref={activity}
          id="recent-title"
          title="Recent Activity"
          link={{ to: '/admin/activity', label: 'All activity' }}
        >
          <RecentActivity page={recent.data} />
        </ListSection>
      </div>
      <LaterChart placeholder={<Skeleton className="mt-10 h-72 w-full" />}>
        <WeekChart />
      </LaterChart>
    </>
  );
}

interface NewUnreadProps {
  unread: ReturnType<typeof useLatestContacts>;
  onShown: () => void;
}

function NewUnread({ unread, onShown }: NewUnreadProps) {
  if (!unread.data) return null;
  return (
    <NewEntries
      listKey={latestContactsKey(UNREAD, SHOWN)}
      entries={unread.data.items}
      noun="submissions"
      onShow={() => unread.refetch()}
      onShown={onShown}
    />
  );
}
