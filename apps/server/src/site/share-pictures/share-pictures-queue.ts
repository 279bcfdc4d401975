import type { JobQueue } from '../../platform/jobs/job-queue';

/** One job draws whatever is missing. */
export const sharePicturesQueue: JobQueue = {
  name: 'share-pictures',
  notify: true,
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
};
