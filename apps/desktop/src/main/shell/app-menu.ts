import { Menu, type MenuItemConstructorOptions } from 'electron';

export interface Actions {
  open: (path?: string) => unknown;
  capture: () => void;
  signOut: () => void;
  setTheme: (theme: Theme) => void;
  checkForUpdate: () => void;
  quit: () => void;
}
type Theme = 'system' | 'light' | 'dark';

const line: MenuItemConstructorOptions = { type: 'separator' };

const places = [
  ['Dashboard', '/admin'],
  ['Submissions', '/admin/contacts'],
  ['Services', '/admin/services'],
  ['Customers', '/admin/customers'],
  ['Activity', '/admin/activity'],
  ['Assets', '/admin/assets'],
] as const;

const themes: [Theme, string][] = [
  ['system', 'As the System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** The menu bar: the standard roles, the places of the back office, and what only the app can do. */
export function appMenu(
  { open, capture, signOut, setTheme, checkForUpdate, quit }: Actions,
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
        { label: 'Quit Polaris', accelerator: 'CmdOrCtrl+Q', click: quit },
      ],
    },
    { role: 'editMenu' },
    {
      label: 'Go',
      submenu: places.map(([label, path], index) => ({
        label,
        accelerator: `CmdOrCtrl+${index + 1}`,
        click: () => open(path),
      })),
    },
    {
      label: 'View',
      submenu: [
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
