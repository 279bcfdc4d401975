import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentChanges } from '@polaris/contracts';
import { readContent } from './content/content.ts';
import { setContentReader } from './app/page/content.ts';

const NONE: ContentChanges = {};
const changes = new AsyncLocalStorage<ContentChanges>();

setContentReader(() => readContent(changes.getStore() ?? NONE).content);

/** Runs what reads the content with these changes of the owner. */
export const withContent = <T>(of: ContentChanges | undefined, run: () => T): T =>
  changes.run(of ?? NONE, run);

/** Whether the owner has changed what the resume's document says: then it is made when it is asked for. */
export function hasOwnResume(): boolean {
  const { site, cases, resume } = changes.getStore() ?? NONE;
  return [site, cases, resume].some(Boolean);
}
