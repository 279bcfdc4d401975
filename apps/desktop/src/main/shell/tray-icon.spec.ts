import { beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake } from '../../../testing/electron.ts';
import { TrayIcon } from './tray-icon.ts';

app.emitReady();

let done: string[];
let tray: TrayIcon;
beforeEach(() => {
  done = [];
  tray = new TrayIcon({
    open: (path = 'the window') => void done.push(path),
    openExternal: (url) => void done.push(url),
    capture: () => void done.push('capture'),
    quit: () => void done.push('quit'),
  });
});

const labels = () => fake.trayMenu.flatMap(({ label }) => label ?? []);

describe('the tray icon', () => {
  it.each([
    [0, 'No unread submissions', 'Polaris: no unread submissions'],
    [1, '1 unread submission', 'Polaris: 1 unread submission'],
    [12, '12 unread submissions', 'Polaris: 12 unread submissions'],
  ])('shows an unread count of %i, like the badge', (count, entry, title) => {
    tray.show({ unread: count });
    expect(labels()[1]).toBe(entry);
    expect([fake.trayTitle, fake.badge]).toEqual([title, count]);
    expect(fake.trayMenu[1]!.enabled).toBe(count > 0);
  });

  it('shows how many captures wait, next to the unread count', () => {
    tray.show({ unread: 2 });
    tray.show({ waiting: 3 });
    expect(fake.trayTitle).toBe('Polaris: 2 unread submissions, 3 captures wait to be sent');
    const item = fake.trayMenu.find(({ label }) => label === '3 captures wait to be sent');
    (item!.click as () => void)();
    expect(done).toEqual(['/settings']);
    tray.show({ waiting: 0 });
    expect(fake.trayTitle).toBe('Polaris: 2 unread submissions');
  });

  it('opens the next session at its location, or else in the app', () => {
    const path = '/admin/customers/7';
    const place = 'https://meet.example/harbor';
    const press = () => (fake.trayMenu[1]!.click as () => void)();
    tray.show({ next: { text: 'Chen & Co · Review · today 2:00 PM', url: place, path } });
    expect(labels()[1]).toBe('Chen && Co · Review · today 2:00 PM');
    press();
    tray.show({ next: { text: 'Maya · Review · now', url: null, path } });
    press();
    expect(done).toEqual([place, path]);
    tray.show({ next: null });
    expect(labels()[1]).toBe('No unread submissions');
  });

  it('does not replace the tray menu with an identical one', () => {
    tray.show({ waiting: 1 });
    const menu = fake.trayMenu;
    tray.show({ waiting: 1 });
    expect(fake.trayMenu).toBe(menu);
  });

  it('removes the badge when everything is read', () => {
    tray.show({ unread: 3 });
    tray.show({ unread: 0 });
    expect(fake.badge).toBe(0);
  });

  it('opens the window, submissions, quick capture and settings, and quits', () => {
    tray.show({ unread: 2 });
    for (const { click } of fake.trayMenu) (click as (() => void) | undefined)?.();
    expect(done).toEqual(['the window', '/admin/contacts', 'capture', '/settings', 'quit']);
  });

  it('opens the window on click, and stays one icon', () => {
    const before = fake.trays.length;
    tray.show({ unread: 0 });
    tray.show({ unread: 1 });
    expect(fake.trays.length).toBe(before + 1);
    fake.trays.at(-1)!.emit('click');
    expect(done).toEqual(['the window']);
  });
});
