import { afterEach, describe, expect, it } from '@jest/globals';
import type { MenuItemConstructorOptions } from 'electron';
import { beOnThisSystem, pretendToBeOn } from '../../../testing/platform.ts';
import { appMenu } from './app-menu.ts';

const done: unknown[] = [];
const note = (what: string) => (more?: unknown) => void done.push([what, more]);
const menu = () =>
  appMenu(
    {
      open: note('open'),
      go: note('go'),
      capture: note('capture'),
      signOut: note('signOut'),
      setTheme: note('setTheme'),
      checkForUpdate: note('check'),
      quit: note('quit'),
    },
    'system',
  );
const entries = (name: string) =>
  menu().find(({ label }) => label === name)!.submenu as MenuItemConstructorOptions[];
const roles = (name: string) => entries(name).flatMap(({ role }) => role ?? []);

afterEach(beOnThisSystem);

describe('the menu', () => {
  it.each([
    ['linux', 'Alt+Left', 'Alt+Right'],
    ['darwin', 'Cmd+[', 'Cmd+]'],
  ] as const)('goes back and forward on %s by %s and %s', (platform, back, forward) => {
    pretendToBeOn(platform);
    const keys = entries('Go').slice(0, 2);
    expect(keys.map(({ accelerator }) => accelerator)).toEqual([back, forward]);
    done.length = 0;
    for (const { click } of keys) (click as () => void)();
    expect(done).toEqual([
      ['go', 'back'],
      ['go', 'forward'],
    ]);
  });

  it('loads a page again', () => expect(roles('View')).toContain('reload'));

  it('hides and has services as every app on macOS does, and nowhere else', () => {
    pretendToBeOn('darwin');
    expect(roles('Polaris')).toEqual(['about', 'services', 'hide', 'hideOthers', 'unhide']);
    pretendToBeOn('win32');
    expect(roles('Polaris')).toEqual(['about']);
  });

  it('gives no combination of keys twice', () => {
    const keys = menu().flatMap(({ submenu }) =>
      ((submenu ?? []) as MenuItemConstructorOptions[]).flatMap(
        ({ accelerator }) => accelerator ?? [],
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
