import { adminNavigation } from '@polaris/contracts/admin-screens';
import type { MenuItemConstructorOptions } from 'electron';

export interface Actions {
  open: (path?: string) => unknown;
  goInHistory: (direction: 'back' | 'forward') => void;
  capture: () => void;
  openWindow: () => void;
  signOut: () => void;
  setTheme: (theme: Theme) => void;
  checkForUpdate: () => unknown;
  find: () => void;
  print: () => void;
  showLog: () => void;
  quit: () => void;
}
export type Theme = 'system' | 'light' | 'dark';

const separator: MenuItemConstructorOptions = { type: 'separator' };

const themes: [Theme, string][] = [
  ['system', 'Use System Setting'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const onMac = () => process.platform === 'darwin';

type Items = MenuItemConstructorOptions[];

/** The accelerator of an entry of the navigation; there are digits for the first nine. */
export const screenKey = (index: number): { accelerator?: string } =>
  index < 9 ? { accelerator: `CmdOrCtrl+${index + 1}` } : {};

/** The menu bar: the standard roles, the admin screens, and the app's own actions. */
export function appMenu(actions: Actions, theme: Theme): Items {
  return [
    ...(onMac() ? [{ label: 'Polaris', submenu: macItems(actions) }] : []),
    { label: 'File', submenu: fileItems(actions) },
    { label: 'Edit', submenu: editItems(actions) },
    { label: 'Go', submenu: goItems(actions) },
    { label: 'View', submenu: viewItems(actions, theme) },
    { role: 'windowMenu', label: 'Window' },
    { role: 'help', label: 'Help', submenu: helpItems(actions) },
  ];
}

const about = ({ checkForUpdate }: Actions): Items => [
  { role: 'about' },
  { label: 'Check for Updates…', click: checkForUpdate },
];

const account = ({ open, signOut }: Actions): Items => [
  { label: 'Settings…', accelerator: 'CmdOrCtrl+,', click: () => open('/settings') },
  { label: 'Sign Out', click: signOut },
];

const quitItem = ({ quit }: Actions): MenuItemConstructorOptions => ({
  label: 'Quit Polaris',
  accelerator: 'CmdOrCtrl+Q',
  click: quit,
});

/** The menu that macOS users expect in every app. */
const macItems = (actions: Actions): Items => [
  ...about(actions),
  separator,
  ...account(actions),
  separator,
  { role: 'services' },
  separator,
  { role: 'hide' },
  { role: 'hideOthers' },
  { role: 'unhide' },
  separator,
  quitItem(actions),
];

/** Electron adds Cmd+W to no menu on macOS; on other systems the window menu has it. */
const fileItems = (actions: Actions): Items => [
  { label: 'Quick Capture', click: actions.capture },
  {
    label: 'Open in New Window',
    accelerator: 'CmdOrCtrl+Shift+N',
    click: () => actions.openWindow(),
  },
  separator,
  { label: 'Print…', accelerator: 'CmdOrCtrl+P', click: actions.print },
  separator,
  ...(onMac() ? [{ role: 'close' as const }] : [...account(actions), separator, quitItem(actions)]),
];

/** The items of Electron's own menu, and one to find a text. */
const editItems = ({ find }: Actions): Items => [
  { role: 'undo' },
  { role: 'redo' },
  separator,
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  ...(onMac() ? [{ role: 'pasteAndMatchStyle' as const }] : []),
  { role: 'delete' },
  { role: 'selectAll' },
  separator,
  { label: 'Find in Page…', accelerator: 'CmdOrCtrl+F', click: find },
  ...(onMac() ? [separator, speech] : []),
];

const speech: MenuItemConstructorOptions = {
  label: 'Speech',
  submenu: [{ role: 'startSpeaking' }, { role: 'stopSpeaking' }],
};

const goItems = ({ open, goInHistory }: Actions): Items => [
  { label: 'Back', accelerator: onMac() ? 'Cmd+[' : 'Alt+Left', click: () => goInHistory('back') },
  {
    label: 'Forward',
    accelerator: onMac() ? 'Cmd+]' : 'Alt+Right',
    click: () => goInHistory('forward'),
  },
  separator,
  ...adminNavigation.map(({ label, path }, index) => ({
    label,
    ...screenKey(index),
    click: () => open(path),
  })),
];

const viewItems = ({ setTheme }: Actions, theme: Theme): Items => [
  { role: 'reload' },
  separator,
  { role: 'resetZoom' },
  { role: 'zoomIn' },
  { role: 'zoomOut' },
  { role: 'togglefullscreen' },
  separator,
  ...themes.map(([value, label]) => ({
    label,
    type: 'radio' as const,
    checked: value === theme,
    click: () => setTheme(value),
  })),
];

const helpItems = (actions: Actions): Items => [
  ...(onMac() ? [] : about(actions)),
  { label: 'Show Log', click: actions.showLog },
];
