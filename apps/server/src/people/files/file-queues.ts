import type { JobQueue } from '../../platform/jobs/job-queue';

export const fileThumbnailsQueue: JobQueue = {
  name: 'file-thumbnails',
  notify: true,
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
};
