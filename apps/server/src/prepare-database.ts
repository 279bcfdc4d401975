import { migrate } from './migrations/migrate';
import { installJobs } from './platform/jobs/install-jobs';

/** Brings our tables and those of the job queue up to date; answers the migrations that ran. */
export async function prepareDatabase(url: string): Promise<string[]> {
  const ran = await migrate(url);
  await installJobs(url);
  return ran;
}
