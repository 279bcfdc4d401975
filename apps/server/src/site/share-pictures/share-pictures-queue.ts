import type { JobQueue } from '../../platform/jobs/job-queue';

/** Each job draws all missing pictures. */
export const sharePicturesQueue: JobQueue = {
  name: 'share-pictures',
  notify: true,
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
};
