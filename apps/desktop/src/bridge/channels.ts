import type { Bridge } from './bridge.ts';

type CallName = Exclude<keyof Bridge, `on${string}`>;

/** The channel of every call that a page can make. Pages have no other access to the app. */
export const callChannels: Record<CallName, string> = {
  readState: 'polaris:read-state',
  connect: 'polaris:connect',
  signInWithBrowser: 'polaris:sign-in-with-browser',
  bindShortcut: 'polaris:bind-shortcut',
  suspendShortcuts: 'polaris:suspend-shortcuts',
  dismissTakenShortcuts: 'polaris:dismiss-taken-shortcuts',
  setStartAtLogin: 'polaris:set-start-at-login',
  setQuietHours: 'polaris:set-quiet-hours',
  capture: 'polaris:capture',
  allowUnencryptedCaptures: 'polaris:allow-unencrypted-captures',
  sendCapture: 'polaris:send-capture',
  editCapture: 'polaris:edit-capture',
  discardCapture: 'polaris:discard-capture',
  closeCapture: 'polaris:close-capture',
  showMenu: 'polaris:show-menu',
  resizeCapture: 'polaris:resize-capture',
  checkForUpdate: 'polaris:check-for-update',
  installUpdate: 'polaris:install-update',
};
export type { CallName };

/** Messages from the app to its pages. */
export const STATE_CHANNEL = 'polaris:state';
export const SERVER_EVENT_CHANNEL = 'polaris:server-event';
export const NAVIGATE_CHANNEL = 'polaris:navigate';
export const FIND_CHANNEL = 'polaris:find';
