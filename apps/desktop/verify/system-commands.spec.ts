import { describe, expect, it } from '@jest/globals';
import { adminNavigation } from '@polaris/contracts/admin-screens';
import {
  backgroundCommand,
  clickMenuCommand,
  openLinkCommand,
  pictureCommand,
  pressCommand,
} from './system-commands.ts';
import { System, menuKeys } from './system.ts';

const last = (command: string[]) => command.at(-1);

describe('the command that presses keys', () => {
  it('names keys as xdotool does on Linux', () => {
    expect(pressCommand('Control+Shift+Space', 'linux')).toEqual([
      ...['xdotool', 'key', '--clearmodifiers', 'ctrl+shift+space'],
    ]);
    expect(last(pressCommand('CmdOrCtrl+,', 'linux'))).toBe('ctrl+comma');
    expect(last(pressCommand('Alt+Left', 'linux'))).toBe('alt+Left');
  });

  it('uses key codes on macOS, where CmdOrCtrl is Cmd', () => {
    expect(pressCommand('Control+Shift+Y', 'darwin')).toEqual([
      ...['osascript', '-e'],
      'tell application "System Events" to key code 16 using {control down, shift down}',
    ]);
    expect(last(pressCommand('CmdOrCtrl+W', 'darwin'))).toMatch(
      /key code 13 using \{command down\}$/,
    );
    expect(last(pressCommand('Escape', 'darwin'))).toMatch(/key code 53$/);
  });

  it('presses keys in order and releases them in the opposite order on Windows', () => {
    const script = last(pressCommand('Control+Shift+Y', 'win32'))!;
    const sent = [...script.matchAll(/keybd_event\((\d+), 0, (\d), 0\)/g)].map(([, ...one]) =>
      one.join(),
    );
    expect(sent).toEqual(['17,0', '16,0', '89,0', '89,2', '16,2', '17,2']);
  });

  it.each(['linux', 'darwin', 'win32'] as const)('rejects an unknown key on %s', (platform) => {
    expect(() => pressCommand('Control+ä', platform)).toThrow('There is no key ä.');
    expect(() => pressCommand('Hyper+A', platform)).toThrow('There is no key Hyper.');
  });
});

it('clicks an item of the menu bar by its label on macOS', () =>
  expect(last(clickMenuCommand('Sign Out'))).toContain(
    'click menu item "Sign Out" of menu 1 of one',
  ));

it('finds the keys for every entry of the navigation, and for Settings, Sign Out and Quit', () => {
  const labels = [
    ...adminNavigation.map(({ label }) => label),
    'Settings…',
    'Sign Out',
    'Quit Polaris',
  ];
  const keys = labels.map((label) => menuKeys(label).join(' '));
  expect(new Set(keys).size).toBe(labels.length);
  for (const one of keys.flatMap((all) => all.split(' ')))
    expect(pressCommand(one, 'linux')).toHaveLength(4);
  expect(() => menuKeys('Nothing')).toThrow('The menu has no item Nothing.');
});

it('opens a link and takes a picture with a program of each system', () => {
  const systems = ['linux', 'darwin', 'win32'] as const;
  expect(systems.map((one) => openLinkCommand('polaris://customers/1', one)[0])).toEqual([
    ...['xdg-open', 'open', 'powershell'],
  ]);
  expect(systems.map((one) => pictureCommand('/a.png', one)[0])).toEqual([
    ...['import', 'screencapture', 'powershell'],
  ]);
});

it('asks macOS whether the app is in the Dock, and no other system', () => {
  expect(last(backgroundCommand())).toContain('background only of process "Polaris"');
  expect(new System('linux', {}).isInDock()).toBeNull();
});
