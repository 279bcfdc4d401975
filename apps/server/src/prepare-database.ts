import { fileThumbnailsQueue } from './people/files/file-queues';
import { busyCalendarsQueue } from './schedule/busy-calendars/busy-refresh.service';
import { clientUpdatesQueue } from './people/client-updates/client-updates-queue';
import { backupQueues } from './office/backup/backup-queues';
import { releaseChecksQueue } from './office/health/releases/release-checks.service';
import { healthAlarmsQueue } from './office/health/health-alarms.service';
import { invoiceQueues } from './sales/invoices/invoice-queues';
import { duePartsQueue } from './sales/plans/plan-queues';
import { retainersQueue } from './sales/retainers/retainer-queues';
import { approvedDraftsQueue } from './office/assistants/drafts/draft-queues';
import { offerQueues } from './sales/offers/offer-queues';
import { mailQueues } from './records/outbox/mail-queues';
import { migrate } from './migrations/migrate';
import { stripeQueues } from './sales/payments/stripe/stripe-queues';
import { expiredRowsQueue } from './platform/jobs/expired-rows.service';
import { installJobs } from './platform/jobs/install-jobs';
import { sharePicturesQueue } from './site/share-pictures/share-pictures-queue';
import { trashPurgeQueue } from './records/trash/trash-purge.service';
import { sessionReminderQueues } from './schedule/session-reminders/session-reminder-queues';
import { testimonialRemindersQueue } from './site/testimonials/testimonial-reminders.service';
import { newsletterQueues } from './site/subscribers/newsletter-queues';

/** The queues that the modules declare. */
const queues = [
  ...backupQueues,
  ...mailQueues,
  ...newsletterQueues,
  ...invoiceQueues,
  duePartsQueue,
  ...offerQueues,
  approvedDraftsQueue,
  retainersQueue,
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

/** Updates our tables and those of the job queue; returns the migrations that ran. */
export async function prepareDatabase(
  url: string,
  beforeUpdate?: () => Promise<void>,
): Promise<string[]> {
  const ran = await migrate(url, undefined, beforeUpdate);
  await installJobs(url, queues);
  return ran;
}
