import { join } from 'node:path';
import type { WebPreferences } from 'electron';
import { spellCheckEnabled } from './spell-checker.ts';
import { PARTITION } from '../origin/app-origin.ts';

const preload = join(import.meta.dirname, '../preload/preload.cjs');

/** Shared by all windows: pages are untrusted and reach the app only through the preload script. */
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
  spellcheck: spellCheckEnabled,
};
