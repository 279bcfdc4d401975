import type { MenuItemConstructorOptions } from 'electron';
import { accessKeyOf } from '../src/main/shell/access-keys.ts';
import { fake } from './fake.ts';
import { FakeWindow } from './fake-window.ts';

type Item = MenuItemConstructorOptions;

/** What the items of a role do, as far as journeys use them: electron's lib/browser/api/menu-item-roles.ts. */
const roleKeys: Record<string, { keys: string; run: (window: FakeWindow) => void }[]> = {
  windowMenu: [{ keys: 'Control+W', run: (window) => window.close() }],
  close: [{ keys: 'Control+W', run: (window) => window.close() }],
  togglefullscreen: [
    { keys: 'F11', run: (window) => window.setFullScreen(!window.isFullScreen()) },
  ],
  reload: [{ keys: 'Control+R', run: (window) => window.webContents.reload() }],
};

const submenuOf = ({ submenu }: Item): Item[] => (Array.isArray(submenu) ? submenu : []);
const normalized = (accelerator = '') => accelerator.replace(/^(CmdOrCtrl|Cmd)\b/, 'Control');

/** The menu that `Alt` and a letter have opened. */
let open: Item[] | null = null;

/** Finds an item of a menu by its label, with or without the mark of its access key. */
export const menuItem = (menu: Item[], label: string): Item | undefined =>
  menu
    .flatMap((one) => [one, ...submenuOf(one)])
    .find((one) => one.label?.replace('&', '') === label);

/** Clicks an item of the app's menu. */
export function clickMenuItem(label: string): void {
  const item = menuItem(fake.menu, label);
  if (!item?.click) throw new Error(`The menu has no item ${label}.`);
  (item.click as () => void)();
}

/**
 * Presses keys as the system delivers them: to the global shortcuts first, and to the menu only while one
 * of the app's windows has the focus.
 */
export function press(keys: string): void {
  const shortcut = fake.shortcutsSuspended ? undefined : fake.shortcuts.get(keys);
  if (shortcut) return shortcut();
  const window = FakeWindow.getFocusedWindow();
  // The menu bar of a window is gone with it: quick capture has none.
  if (window?.hasMenuBar) pressInMenu(keys, window);
}

function pressInMenu(keys: string, window: FakeWindow): void {
  if (open) {
    const chosen = open.find(({ label }) => accessKeyOf(label) === keys.toLowerCase());
    open = null;
    return (chosen?.click as (() => void) | undefined)?.();
  }
  const [, letter] = /^Alt\+([A-Z])$/.exec(keys) ?? [];
  const menu = fake.menu.find(({ label }) => accessKeyOf(label) === letter?.toLowerCase());
  if (letter && menu) return void (open = submenuOf(menu));
  const items = fake.menu.flatMap((one) => [one, ...submenuOf(one)]);
  const item = items.find(({ accelerator }) => normalized(`${accelerator ?? ''}`) === keys);
  if (item) return (item.click as () => void)();
  const byRole = items.flatMap(({ role }) => roleKeys[role ?? ''] ?? []);
  byRole.find((one) => one.keys === keys)?.run(window);
}
