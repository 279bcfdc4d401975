import { adminScreens } from '@polaris/contracts';
import { Menu, type MenuItemConstructorOptions } from 'electron';

export interface Actions {
  open: (path?: string) => unknown;
  goInHistory: (direction: 'back' | 'forward') => void;
  capture: () => void;
  signOut: () => void;
  setTheme: (theme: Theme) => void;
  checkForUpdate: () => void;
  quit: () => void;
}
type Theme = 'system' | 'light' | 'dark';

const separator: MenuItemConstructorOptions = { type: 'separator' };

const themes: [Theme, string][] = [
  ['system', 'Use System Setting'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const onMac = () => process.platform === 'darwin';

/** The items that macOS users expect in the menu of every app. */
const macItems = (): MenuItemConstructorOptions[] =>
  onMac()
    ? [
        separator,
        { role: 'services' },
        separator,
        { role: 'hide' },
        { role: 'hideOthers' },
        { role: 'unhide' },
        separator,
      ]
    : [];

/** The accelerator of a screen; there are digits for the first nine. */
export const screenKey = (index: number): { accelerator?: string } =>
  index < 9 ? { accelerator: `CmdOrCtrl+${index + 1}` } : {};

/** The menu bar: the standard roles, the admin screens, and the app's own actions. */
export function appMenu(
  { open, goInHistory, capture, signOut, setTheme, checkForUpdate, quit }: Actions,
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
        separator,
        settings,
        { label: 'Quick Capture', click: capture },
        separator,
        { label: 'Sign Out', click: signOut },
        ...macItems(),
        { label: 'Quit Polaris', accelerator: 'CmdOrCtrl+Q', click: quit },
      ],
    },
    { role: 'editMenu' },
    {
      label: 'Go',
      submenu: [
        {
          label: 'Back',
          accelerator: onMac() ? 'Cmd+[' : 'Alt+Left',
          click: () => goInHistory('back'),
        },
        {
          label: 'Forward',
          accelerator: onMac() ? 'Cmd+]' : 'Alt+Right',
          click: () => goInHistory('forward'),
        },
        separator,
        ...adminScreens.map(({ label, path }, index) => ({
          label,
          ...screenKey(index),
          click: () => open(path),
        })),
      ],
    },
    {
      label: 'View',
      submenu: [
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
      ],
    },
    { role: 'windowMenu' },
  ];
}

export function showAppMenu(actions: Actions, theme: Theme): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(actions, theme)));
}
