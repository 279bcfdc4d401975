import { expect, it } from '@jest/globals';
import { accessKeyOf, withAccessKeys } from './access-keys.ts';
import { appMenu } from './app-menu.ts';

it('marks the first letter of each item that no earlier item of the menu uses', () => {
  const menu = withAccessKeys([
    {
      label: 'File',
      submenu: [{ label: 'Settings…' }, { type: 'separator' }, { label: 'Sign Out' }],
    },
    { label: 'Format' },
  ]);
  expect(menu).toEqual([
    {
      label: '&File',
      submenu: [{ label: '&Settings…' }, { type: 'separator' }, { label: 'S&ign Out' }],
    },
    { label: 'F&ormat' },
  ]);
});

it("gives every item of the app's menu its own letter", () => {
  for (const { submenu } of withAccessKeys(appMenu({} as never, 'system'))) {
    const labels = (Array.isArray(submenu) ? submenu : []).flatMap(({ label }) => label ?? []);
    const keys = labels.map(accessKeyOf);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(labels.length);
  }
});

it('leaves a label without a free letter unchanged', () =>
  expect(withAccessKeys([{ label: 'A' }, { label: 'a' }]).map(({ label }) => label)).toEqual([
    '&A',
    'a',
  ]));
