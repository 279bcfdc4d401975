import { type ReactNode, lazy, useEffect, useRef } from 'react';
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

/** Parts of other areas, passed in by the shell. */
interface AdminDashboardProps extends TodayEntries {
  /** False while parts of what is below the summary are loading: it shows at once, so that nothing moves. */
  areListsReady: boolean;
  /** Notices that need a decision by the owner. */
  notices: ReactNode;
  /** The card with the amount due. */
  money: ReactNode;
  /** The card about the backups. */
  backups: ReactNode;
  /** What is left to set up. */
  setup: ReactNode;
  /** The form that adds a task. */
  addTask: ReactNode;
}

/** The summary, and below it what is due today beside what came in. */
export function AdminDashboard(props: AdminDashboardProps) {
  const { areListsReady, notices, money, backups, setup, addTask, ...buttons } = props;
  const today = useToday();
  const all = useLatestContacts({}, 1);
  const unread = useLatestContacts(UNREAD, SHOWN);
  const recent = useRecentActivities(SHOWN);
  const submissions = useRef<HTMLElement>(null);
  const activity = useRef<HTMLElement>(null);
  /** Pressed before the lists were there. */
  const asked = useRef<typeof activity>(null);
  const show = (section: typeof activity) => {
    asked.current = section.current ? null : section;
    scrollToSection(section.current);
  };
  useEffect(() => {
    if (areListsReady) scrollToSection(asked.current?.current ?? null);
    asked.current = null;
  }, [areListsReady]);
  const reads = [all, unread, recent];
  const error = reads.find((read) => read.error)?.error;
  return (
    <>
      <ScreenHeader title="Dashboard" />
      {notices}
      {error ? (
        <ErrorState
          title="The dashboard could not be loaded"
          text={errorMessage(error)}
          action={
            <Button onClick={() => void Promise.all(reads.map((read) => read.refetch()))}>
              Try again
            </Button>
          }
        />
      ) : (
        <div className="grid grid-cols-2 gap-3 max-lg:*:last:col-span-2 lg:grid-cols-3 xl:grid-cols-5">
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
      )}
      {areListsReady ? (
        <>
          {setup}
          <div className="mt-6 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2 xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)]">
            <div className="min-w-0 lg:max-xl:col-span-2">
              <TodayBlock read={today} addTask={addTask} {...buttons} />
              {today.data && <NextUp today={today.data} {...buttons} />}
            </div>
            {!error && (
              <>
                <ListSection
                  ref={submissions}
                  id="unread-title"
                  title="Recent Unread Submissions"
                  offer={
                    <NewUnread
                      unread={unread}
                      onShown={() => submissions.current?.querySelector('a')?.focus()}
                    />
                  }
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
              </>
            )}
          </div>
          {!error && (
            <LaterChart placeholder={<Skeleton className="mt-10 h-72 w-full" />}>
              <WeekChart />
            </LaterChart>
          )}
        </>
      ) : (
        <ListsSkeleton />
      )}
    </>
  );
}

const ListsSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading today...</span>
    <Skeleton className="mt-6 h-96" />
  </div>
);

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
