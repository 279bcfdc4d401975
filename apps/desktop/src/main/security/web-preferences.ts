import { join } from 'node:path';
import type { WebPreferences } from 'electron';
import { checksSpelling } from '../shell/spell-checker.ts';
import { PARTITION } from '../origin/app-origin.ts';

const preload = join(import.meta.dirname, '../preload/preload.cjs');

/** The same for every window: a page is a stranger that speaks through the preload script alone. */
export const webPreferences: WebPreferences = {
  preload,
  partition: PARTITION,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: checksSpelling,
};
