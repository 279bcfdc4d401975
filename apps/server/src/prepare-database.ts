import { fileThumbnailsQueue } from './files/file-queues';
import { busyCalendarsQueue } from './busy-calendars/busy-refresh.service';
import { clientUpdatesQueue } from './client-updates/client-updates-queue';
import { backupQueues } from './backup/backup-queues';
import { releaseChecksQueue } from './health/releases/release-checks.service';
import { healthAlarmsQueue } from './health/health-alarms.service';
import { invoiceQueues } from './invoices/invoice-queues';
import { mailQueues } from './mail/mail-queues';
import { migrate } from './migrations/migrate';
import { stripeQueues } from './payments/stripe/stripe-queues';
import { expiredRowsQueue } from './platform/jobs/expired-rows.service';
import { installJobs } from './platform/jobs/install-jobs';
import { sharePicturesQueue } from './share-pictures/share-pictures-queue';
import { trashPurgeQueue } from './records/trash/trash-purge.service';
import { sessionReminderQueues } from './session-reminders/session-reminder-queues';
import { testimonialRemindersQueue } from './testimonials/testimonial-reminders.service';
import { newsletterQueues } from './subscribers/newsletter-queues';

/** What the modules declare. */
const queues = [
  ...backupQueues,
  ...mailQueues,
  ...newsletterQueues,
  ...invoiceQueues,
  ...stripeQueues,
  ...sessionReminderQueues,
  busyCalendarsQueue,
  clientUpdatesQueue,
  expiredRowsQueue,
  fileThumbnailsQueue,
  healthAlarmsQueue,
  releaseChecksQueue,
  sharePicturesQueue,
  testimonialRemindersQueue,
  trashPurgeQueue,
];

/** Brings our tables and those of the job queue up to date; answers the migrations that ran. */
export async function prepareDatabase(
  url: string,
  beforeUpdate?: () => Promise<void>,
): Promise<string[]> {
  const ran = await migrate(url, undefined, beforeUpdate);
  await installJobs(url, queues);
  return ran;
}
