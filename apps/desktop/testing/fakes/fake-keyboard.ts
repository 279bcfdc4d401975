import type { MenuItemConstructorOptions } from 'electron';
import { accessKeyOf } from '../../src/main/shell/access-keys.ts';
import { fake } from './fake.ts';
import { FakeWindow } from './fake-window.ts';

type Item = MenuItemConstructorOptions;

/** What menu roles do, as far as journeys use them: electron's lib/browser/api/menu-item-roles.ts. */
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

/** The submenu that a letter has opened in the visible menu. */
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
 * of the app's windows has the focus. False if a page gets them.
 */
export function press(keys: string): boolean {
  const shortcut = fake.shortcutsSuspended ? undefined : fake.shortcuts.get(keys);
  if (shortcut) return (shortcut(), true);
  const window = FakeWindow.getFocusedWindow();
  if (!window) return true;
  if (fake.popup.length > 0) return (chooseByLetter(keys.toLowerCase()), true);
  // On macOS the menu belongs to the app.
  const hasMenu = process.platform === 'darwin' || window.hasMenu;
  return hasMenu && pressAccelerator(keys, window);
}

function chooseByLetter(letter: string): void {
  const chosen = (open ?? fake.popup).find(({ label }) => accessKeyOf(label) === letter);
  const submenu = submenuOf(chosen ?? {});
  if (submenu.length > 0) return void (open = submenu);
  open = null;
  fake.popup = [];
  (chosen?.click as (() => void) | undefined)?.();
}

function pressAccelerator(keys: string, window: FakeWindow): boolean {
  const items = fake.menu.flatMap((one) => [one, ...submenuOf(one)]);
  const item = items.find(({ accelerator }) => normalized(`${accelerator ?? ''}`) === keys);
  if (item) return ((item.click as () => void)(), true);
  const byRole = items.flatMap(({ role }) => roleKeys[role ?? ''] ?? []);
  const role = byRole.find((one) => one.keys === keys);
  role?.run(window);
  return role !== undefined;
}
