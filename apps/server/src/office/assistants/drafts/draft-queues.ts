import type { JobQueue } from '../../../platform/jobs/job-queue';

/** Carries approved drafts out. */
export const approvedDraftsQueue: JobQueue = {
  name: 'approved-drafts',
  notify: true,
  retryLimit: 3,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * 3600,
};
