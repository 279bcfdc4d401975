import type { Checklist, Today } from '@polaris/contracts';
import { Suspense, lazy, useMemo } from 'react';
import { useBackups } from '../../api/office/backups.ts';
import { useChecklist } from '../../api/office/checklist.ts';
import { useToday } from '../../api/office/today.ts';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { whenIdle } from '../../primitives/when-idle.ts';
import { DoneActivityButton } from '../people/activities/done-activity-button.tsx';
import { BackupCard } from '../office/backups/backup-card.tsx';
import { AdminDashboard } from '../office/dashboard/dashboard-screen.tsx';
import { HealthNotice } from '../office/health/health-notice.tsx';
import type { SampleStripProps } from '../shared/samples/sample-strip.tsx';
import { MoneyCard } from '../sales/money/money-card.tsx';
import { TaskButtons } from '../people/tasks/task-buttons.tsx';
import { type Part, lazyPart, usePartsLoaded } from './lazy-part.tsx';

/** If the form cannot be loaded, the dashboard works without it. */
const Unavailable = () => (
  <p className="text-sm text-muted">
    The form for a new task could not be loaded. Reload the page to try again.
  </p>
);

/** The form's libraries are large, and what is due is needed first. */
const AddTaskForm = lazy(async () => {
  await whenIdle();
  return import('../people/tasks/add-task-form.tsx').then(
    (module) => ({ default: module.AddTaskForm }),
    () => ({ default: Unavailable }),
  );
});

const NoParts = () => (
  <p className="text-sm text-muted">
    Some of what is due could not be shown. Reload the page to try again.
  </p>
);

/** Loaded once there is a draft to approve, a new order, a month without an invoice, or an urgent offer. */
const TodayParts = lazyPart<{ today: Today }>(
  () =>
    import('./today-parts.tsx').then(
      (module) => module.TodayParts,
      () => NoParts,
    ),
  <Skeleton className="h-16.5" />,
);

const hasParts = ({ waitingDrafts, orders, waitingMonths, offers }: Today): boolean =>
  waitingDrafts + orders.total + waitingMonths + offers.total > 0;

const Nothing = () => null;

/** Loaded while mails are on hold, after a restore; the mail screen shows the same. */
const LoadedHeldMails = lazyPart(() =>
  import('../mail/outbox/held-mails-notice.tsx').then(
    (module) => module.HeldMailsNotice,
    () => Nothing,
  ),
);

function HeldMailsNotice() {
  const { data } = useBackups();
  return data?.heldMails ? <LoadedHeldMails /> : null;
}

/** Loaded where there is nothing yet, or sample data. */
const SampleStrip = lazyPart<SampleStripProps>(() =>
  import('../shared/samples/sample-strip.tsx').then(
    (module) => module.SampleStrip,
    () => Nothing,
  ),
);

/** Loaded while something is left to set up. */
const SetupChecklist = lazyPart(() =>
  import('../office/checklist/setup-checklist.tsx').then(
    (module) => module.SetupChecklist,
    () => Nothing,
  ),
);

const isSetUp = ({ dismissed, steps }: Checklist): boolean =>
  dismissed || steps.every(({ done }) => done);

function Setup() {
  const { data } = useChecklist();
  if (!data) return null;
  return (
    <>
      {!isSetUp(data) && <SetupChecklist />}
      {data.samples !== 'none' && <SampleStrip state={data.samples} />}
    </>
  );
}

/** The parts that the first data calls for; undefined until the lines above the lists are known. */
function useFirstParts(): readonly Part[] | undefined {
  const { data: checklist, isPending } = useChecklist();
  const { data: today } = useToday();
  return useMemo(() => {
    if (isPending) return undefined;
    const parts: Part[] = [];
    if (checklist && !isSetUp(checklist)) parts.push(SetupChecklist);
    if (checklist && checklist.samples !== 'none') parts.push(SampleStrip);
    if (today && hasParts(today)) parts.push(TodayParts);
    return parts;
  }, [isPending, checklist, today]);
}

/** The dashboard with the cards of other areas. */
export const Dashboard = () => (
  <AdminDashboard
    areListsReady={usePartsLoaded(useFirstParts())}
    notices={
      <>
        <HealthNotice />
        <HeldMailsNotice />
      </>
    }
    setup={<Setup />}
    money={<MoneyCard />}
    backups={<BackupCard />}
    addTask={
      <Suspense fallback={<Skeleton className="h-16.5" />}>
        <AddTaskForm />
      </Suspense>
    }
    taskButtons={(task) => <TaskButtons task={task} />}
    parts={(today) => (hasParts(today) || TodayParts.isLoaded()) && <TodayParts today={today} />}
    doneButton={(followUp) => <DoneActivityButton activity={followUp} />}
  />
);
