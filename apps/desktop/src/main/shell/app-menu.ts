import { Menu, type MenuItemConstructorOptions } from 'electron';

export interface Actions {
  open: (path?: string) => unknown;
  go: (step: 'back' | 'forward') => void;
  capture: () => void;
  signOut: () => void;
  setTheme: (theme: Theme) => void;
  checkForUpdate: () => void;
  quit: () => void;
}
type Theme = 'system' | 'light' | 'dark';

const line: MenuItemConstructorOptions = { type: 'separator' };

/** Where the side navigation of the back office leads. */
export const places = [
  ['Dashboard', '/admin'],
  ['Submissions', '/admin/contacts'],
  ['Services', '/admin/services'],
  ['Customers', '/admin/customers'],
  ['Activity', '/admin/activity'],
  ['Assets', '/admin/assets'],
  ['Mail', '/admin/mail'],
  ['Audit Log', '/admin/audit'],
  ['Trash', '/admin/trash'],
] as const;

const themes: [Theme, string][] = [
  ['system', 'As the System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const onMac = () => process.platform === 'darwin';

/** What every app has there on macOS. */
const ofMac = (): MenuItemConstructorOptions[] =>
  onMac()
    ? [
        line,
        { role: 'services' },
        line,
        { role: 'hide' },
        { role: 'hideOthers' },
        { role: 'unhide' },
        line,
      ]
    : [];

/** The menu bar: the standard roles, the places of the back office, and what only the app can do. */
export function appMenu(
  { open, go, capture, signOut, setTheme, checkForUpdate, quit }: Actions,
  theme: Theme,
): MenuItemConstructorOptions[] {
  const settings = {
    label: 'Settings…',
    accelerator: 'CmdOrCtrl+,',
    click: () => open('/settings'),
  };
  return [
    {
      label: 'Polaris',
      submenu: [
        { role: 'about' },
        { label: 'Check for Updates', click: checkForUpdate },
        line,
        settings,
        { label: 'Quick Capture', click: capture },
        line,
        { label: 'Sign Out', click: signOut },
        ...ofMac(),
        { label: 'Quit Polaris', accelerator: 'CmdOrCtrl+Q', click: quit },
      ],
    },
    { role: 'editMenu' },
    {
      label: 'Go',
      submenu: [
        { label: 'Back', accelerator: onMac() ? 'Cmd+[' : 'Alt+Left', click: () => go('back') },
        {
          label: 'Forward',
          accelerator: onMac() ? 'Cmd+]' : 'Alt+Right',
          click: () => go('forward'),
        },
        line,
        ...places.map(([label, path], index) => ({
          label,
          accelerator: `CmdOrCtrl+${index + 1}`,
          click: () => open(path),
        })),
      ],
    },
    {
      label: 'View',
      submenu: [
        { role: 'reload' },
        line,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { role: 'togglefullscreen' },
        line,
        ...themes.map(([value, label]) => ({
          label,
          type: 'radio' as const,
          checked: value === theme,
          click: () => setTheme(value),
        })),
      ],
    },
    { role: 'windowMenu' },
  ];
}

export function showAppMenu(actions: Actions, theme: Theme): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(actions, theme)));
}
