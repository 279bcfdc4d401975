import type { Bridge } from './bridge.ts';

type CallName = Exclude<keyof Bridge, `on${string}`>;

/** Every call that a page may make. There is no other way from a page into the app. */
export const callChannels: Record<CallName, string> = {
  readState: 'polaris:read-state',
  connect: 'polaris:connect',
  signInWithBrowser: 'polaris:sign-in-with-browser',
  bindShortcut: 'polaris:bind-shortcut',
  setStartAtLogin: 'polaris:set-start-at-login',
  setQuietHours: 'polaris:set-quiet-hours',
  capture: 'polaris:capture',
  allowPlainCaptures: 'polaris:allow-plain-captures',
  dropRefused: 'polaris:drop-refused',
  closeCapture: 'polaris:close-capture',
  checkForUpdate: 'polaris:check-for-update',
  installUpdate: 'polaris:install-update',
};
export type { CallName };

/** What the app tells its pages. */
export const STATE_CHANNEL = 'polaris:state';
export const GO_CHANNEL = 'polaris:go';
