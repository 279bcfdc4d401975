import { expect, it } from '@jest/globals';
import {
  adminNavigation,
  adminScreenGroups,
  adminScreens,
  screensBeside,
} from './admin-screens.ts';

it('lists the six screens of daily work first in the admin area', () => {
  expect(adminScreens.slice(0, 6).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Submissions',
    'Services',
    'Customers',
    'Activity',
    'Assets',
  ]);
});

it('keeps the screens of a group together, those of daily work first, each under its own path', () => {
  const groups = adminScreens.map(({ group }) => group);
  const changes = groups.filter((group, index) => group !== groups[index - 1]);
  expect(changes).toEqual(Object.keys(adminScreenGroups));
  expect(new Set(adminScreens.map(({ path }) => path)).size).toBe(adminScreens.length);
});

it('reaches every screen from at most fourteen entries of the admin navigation', () => {
  expect(adminNavigation.length).toBeLessThanOrEqual(14);
  expect(adminNavigation.slice(6, 8).map(({ label }) => label)).toEqual(['Calendar', 'Tasks']);
  expect(adminNavigation.slice(8, 11).map(({ label, path }) => [label, path])).toEqual([
    ['Sales', '/admin/offers'],
    ['Invoices', '/admin/invoices'],
    ['Money', '/admin/money'],
  ]);
  expect(adminNavigation.slice(11).map(({ label, path }) => [label, path])).toEqual([
    ['Audience', '/admin/subscribers'],
    ['Mail', '/admin/mail'],
    ['Settings', '/admin/settings'],
  ]);
  const reached = adminNavigation.flatMap(({ path }) => [
    path,
    ...screensBeside(path).map((screen) => screen.path),
  ]);
  expect(new Set(reached)).toEqual(new Set(adminScreens.map(({ path }) => path)));
});
