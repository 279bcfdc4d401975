import { expect, it } from '@jest/globals';
import { adminScreens } from './admin-screens.ts';

it('the admin area begins with the six screens of daily work', () => {
  expect(adminScreens.slice(0, 6).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Submissions',
    'Services',
    'Customers',
    'Activity',
    'Assets',
  ]);
});

it('primary screens come before secondary ones, each under its own path', () => {
  const levels = adminScreens.map(({ level }) => level);
  expect(levels.lastIndexOf('primary')).toBeLessThan(levels.indexOf('secondary'));
  expect(new Set(adminScreens.map(({ path }) => path)).size).toBe(adminScreens.length);
});
