import { type ComponentType, Suspense, lazy } from 'react';
import { useBackups } from '../../api/office/backups.ts';
import { useChecklist } from '../../api/office/checklist.ts';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { whenIdle } from '../../primitives/when-idle.ts';
import { DoneActivityButton } from '../people/activities/done-activity-button.tsx';
import { BackupCard } from '../office/backups/backup-card.tsx';
import { AdminDashboard } from '../office/dashboard/dashboard-screen.tsx';
import { HealthNotice } from '../office/health/health-notice.tsx';
import type { SampleStripProps } from '../shared/samples/sample-strip.tsx';
import { MoneyCard } from '../sales/money/money-card.tsx';
import { TaskButtons } from '../people/tasks/task-buttons.tsx';

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

const NoOrder = () => (
  <li className="text-sm text-muted">
    A new order could not be shown. Reload the page to try again.
  </li>
);

/** Loaded once there is a new order. */
const OrderEntry = lazy(() =>
  import('../sales/purchases/order-entry.tsx').then(
    (module) => ({ default: module.OrderEntry }),
    () => ({ default: NoOrder }),
  ),
);

/** Loaded while mails are on hold, after a restore; the mail screen shows the same. */
const LoadedHeldMails = lazy<ComponentType>(() =>
  import('../mail/outbox/held-mails-notice.tsx').then(
    (module) => ({ default: module.HeldMailsNotice }),
    () => ({ default: () => null }),
  ),
);

function HeldMailsNotice() {
  const { data } = useBackups();
  if (!data?.heldMails) return null;
  return (
    <Suspense fallback={null}>
      <LoadedHeldMails />
    </Suspense>
  );
}

/** Loaded where there is nothing yet, or sample data. */
const SampleStrip = lazy<ComponentType<SampleStripProps>>(() =>
  import('../shared/samples/sample-strip.tsx').then(
    (module) => ({ default: module.SampleStrip }),
    () => ({ default: () => null }),
  ),
);

/** Loaded while something is left to set up. */
const SetupChecklist = lazy<ComponentType>(() =>
  import('../office/checklist/setup-checklist.tsx').then(
    (module) => ({ default: module.SetupChecklist }),
    () => ({ default: () => null }),
  ),
);

function Setup() {
  const { data } = useChecklist();
  if (!data) return null;
  const { dismissed, steps, samples } = data;
  return (
    <>
      {!dismissed && steps.some(({ done }) => !done) && (
        <Suspense fallback={<Skeleton className="mt-3 h-11" />}>
          <SetupChecklist />
        </Suspense>
      )}
      {samples !== 'none' && (
        <Suspense fallback={<Skeleton className="mt-3 h-11" />}>
          <SampleStrip state={samples} />
        </Suspense>
      )}
    </>
  );
}

/** The dashboard with the cards of other areas. */
export const Dashboard = () => (
  <AdminDashboard
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
    orderEntry={(order) => (
      <Suspense fallback={<Skeleton className="h-16.5" />}>
        <OrderEntry order={order} />
      </Suspense>
    )}
    doneButton={(followUp) => <DoneActivityButton activity={followUp} />}
  />
);
