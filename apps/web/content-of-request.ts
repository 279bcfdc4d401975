import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentChanges, FindPicture } from '@polaris/contracts';
import { readContent } from './content/content.ts';
import { setContentReader } from './app/page/content.ts';
import { setPictureFinder } from './app/page/share-picture.ts';

const NONE: ContentChanges = {};
const ofRequest = new AsyncLocalStorage<{
  changes: ContentChanges;
  findPicture: FindPicture | undefined;
}>();

const changes = (): ContentChanges => ofRequest.getStore()?.changes ?? NONE;

setContentReader(() => readContent(changes()).content);
setPictureFinder((page, words) => ofRequest.getStore()?.findPicture?.(page, words));

/** Runs code that reads the content with the owner's changes, and with these share pictures. */
export const withContent = <T>(
  of: ContentChanges | undefined,
  run: () => T,
  findPicture?: FindPicture,
): T => ofRequest.run({ changes: of ?? NONE, findPicture }, run);
