import { afterEach, describe, expect, it } from '@jest/globals';
import { adminNavigation } from '@polaris/contracts/admin-screens';
import type { MenuItemConstructorOptions } from 'electron';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { appMenu, screenKey } from './app-menu.ts';

const done: unknown[] = [];
const record = (name: string) => (argument?: unknown) => void done.push([name, argument]);
const menu = () =>
  appMenu(
    {
      open: record('open'),
      goInHistory: record('goInHistory'),
      capture: record('capture'),
      openWindow: record('openWindow'),
      signOut: record('signOut'),
      setTheme: record('setTheme'),
      checkForUpdate: record('check'),
      find: record('find'),
      print: record('print'),
      showLog: record('log'),
      quit: record('quit'),
    },
    'system',
  );
const entries = (name: string) =>
  menu().find(({ label }) => label === name)!.submenu as MenuItemConstructorOptions[];
const roles = (name: string) => entries(name).flatMap(({ role }) => role ?? []);

afterEach(restorePlatform);

describe('the menu', () => {
  it.each([
    ['linux', 'Alt+Left', 'Alt+Right'],
    ['darwin', 'Cmd+[', 'Cmd+]'],
  ] as const)('goes back and forward on %s by %s and %s', (platform, back, forward) => {
    setPlatform(platform);
    const keys = entries('Go').slice(0, 2);
    expect(keys.map(({ accelerator }) => accelerator)).toEqual([back, forward]);
    done.length = 0;
    for (const { click } of keys) (click as () => void)();
    expect(done).toEqual([
      ['goInHistory', 'back'],
      ['goInHistory', 'forward'],
    ]);
  });

  it('opens every entry of the admin navigation, with its label and in its order', () => {
    const screens = entries('Go').slice(3);
    expect(screens.map(({ label }) => label)).toEqual(adminNavigation.map(({ label }) => label));
    expect(screens.map(({ label }) => label)).toContain('Settings');
    done.length = 0;
    for (const { click } of screens) (click as () => void)();
    expect(done).toEqual(adminNavigation.map(({ path }) => ['open', path]));
  });

  it('opens the first nine entries of the navigation by a digit', () => {
    expect(entries('Go')[3]).toMatchObject({ label: 'Dashboard', accelerator: 'CmdOrCtrl+1' });
    expect([8, 9].map(screenKey)).toEqual([{ accelerator: 'CmdOrCtrl+9' }, {}]);
  });

  it('opens the current page in a new window', () => {
    const item = entries('File').find(({ label }) => label === 'Open in New Window')!;
    done.length = 0;
    (item.click as (item: unknown) => void)('the menu item itself');
    expect(done).toEqual([['openWindow', undefined]]);
  });

  it('reloads a page from the menu', () => expect(roles('View')).toContain('reload'));

  it('shows a menu of the app on macOS only', () => {
    setPlatform('darwin');
    expect(roles('Polaris')).toEqual(['about', 'services', 'hide', 'hideOthers', 'unhide']);
    setPlatform('win32');
    expect(menu().map(({ label }) => label)).toEqual([
      ...['File', 'Edit', 'Go', 'View', 'Window', 'Help'],
    ]);
  });

  it('closes the window by Cmd+W on macOS, where the window menu has no such item', () => {
    setPlatform('darwin');
    expect(roles('File')).toEqual(['close']);
    setPlatform('linux');
    expect(roles('File')).toEqual([]);
  });

  it.each(['darwin', 'win32', 'linux'] as const)(
    'shows Print, Settings, Sign Out, Quit, Show Log and the check for updates on %s',
    (platform) => {
      setPlatform(platform);
      const labels = menu().flatMap(({ submenu }) =>
        ((submenu ?? []) as MenuItemConstructorOptions[]).map(({ label }) => label),
      );
      for (const label of [
        'Find in Page…',
        'Print…',
        'Settings…',
        'Sign Out',
        'Quit Polaris',
        'Show Log',
      ])
        expect(labels.filter((one) => one === label)).toEqual([label]);
      expect(labels).toContain('Check for Updates…');
    },
  );

  it('offers the usual items for editing in the menu, with speech on macOS', () => {
    setPlatform('linux');
    expect(roles('Edit')).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll']);
    setPlatform('darwin');
    expect(roles('Edit')).toContain('pasteAndMatchStyle');
    expect(entries('Edit').at(-1)!.submenu).toEqual([
      { role: 'startSpeaking' },
      { role: 'stopSpeaking' },
    ]);
  });

  it('uses no accelerator twice', () => {
    const keys = menu().flatMap(({ submenu }) =>
      ((submenu ?? []) as MenuItemConstructorOptions[]).flatMap(
        ({ accelerator }) => accelerator ?? [],
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
