import { DoneActivityButton } from '../activities/done-button.tsx';
import { BackupCard } from '../backups/backup-card.tsx';
import { SetupChecklist } from '../checklist/setup-checklist.tsx';
import { AdminDashboard } from '../dashboard/dashboard-screen.tsx';
import { HealthNotice } from '../health/health-notice.tsx';
import { HeldMailsNotice } from '../mail/held-mails-notice.tsx';
import { MoneyCard } from '../money/money-card.tsx';
import { AddTaskForm } from '../tasks/add-task-form.tsx';
import { TaskButtons } from '../tasks/task-buttons.tsx';

/** The dashboard with the cards of other nouns. */
export const Dashboard = () => (
  <AdminDashboard
    notices={
      <>
        <HealthNotice />
        <HeldMailsNotice />
        <SetupChecklist />
      </>
    }
    money={<MoneyCard />}
    backups={<BackupCard />}
    addTask={<AddTaskForm />}
    taskButtons={(task) => <TaskButtons task={task} />}
    doneButton={(followUp) => <DoneActivityButton activity={followUp} />}
  />
);
