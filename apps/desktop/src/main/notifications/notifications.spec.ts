import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake } from '../../../testing/electron.ts';
import { FakeNotification } from '../../../testing/fakes/fake-tray.ts';
import { restorePlatform, setPlatform } from '../../../testing/platform.ts';
import { Notifications } from './notifications.ts';

app.emitReady();

let opened: string[];
let log: string[];
let notifications: Notifications;
beforeEach(() => {
  fake.notifications.length = 0;
  [opened, log] = [[], []];
  notifications = new Notifications((path) => opened.push(path), {
    write: (line) => void log.push(line),
  });
});
afterEach(restorePlatform);
const show = (path = '/admin') => {
  notifications.show({ title: 'Follow-up due', body: 'Call Ada', path });
  return fake.notifications.at(-1)!;
};

describe('a notification', () => {
  it('opens what it is about when it is clicked after it timed out', () => {
    const shown = show('/admin/customers/12');
    shown.close('timedOut');
    // Without a reference to it, the click would be lost.
    expect(notifications.shown.size).toBe(1);
    shown.emit('click');
    expect([opened, notifications.shown.size]).toEqual([['/admin/customers/12'], 0]);
  });

  it('drops a notification when the user closes it', () => {
    show().close('userCanceled');
    expect(notifications.shown.size).toBe(0);
  });

  it('drops and logs a notification that the system does not show', () => {
    fake.notificationError = 'Notifications are not allowed for this application';
    show();
    fake.notificationError = '';
    expect([notifications.shown.size, log]).toEqual([
      0,
      ['notification Notifications are not allowed for this application'],
    ]);
  });

  it('drops a notification once 20 newer ones were shown', () => {
    for (let count = 0; count < 25; count += 1) show();
    expect(notifications.shown.size).toBe(20);
  });

  it('opens on Windows what a notification of an earlier run is about', () => {
    setPlatform('win32');
    const { id } = show('/admin/contacts?highlight=34').options;
    // The app has exited since, and this click starts it.
    fake.onActivation = null;
    FakeNotification.activate(id!);
    notifications.listen();
    expect(opened).toEqual(['/admin/contacts?highlight=34']);
  });

  it('opens it once although Windows reports a click twice', () => {
    setPlatform('win32');
    notifications.listen();
    const shown = show('/admin/customers/12');
    shown.emit('click');
    FakeNotification.activate(shown.options.id!);
    expect(opened).toEqual(['/admin/customers/12']);
  });

  it.each(['darwin', 'win32'] as const)('opens a reply by its button on %s', (platform) => {
    setPlatform(platform);
    notifications.listen();
    notifications.show({
      title: 'New',
      body: '',
      path: '/admin/contacts?highlight=3',
      canReply: true,
    });
    const shown = fake.notifications.at(-1)!;
    shown.press('Reply');
    // Windows reports it twice.
    if (platform === 'win32') FakeNotification.activate(shown.options.id!, 'action');
    expect(opened).toEqual(['/admin/contacts?highlight=3&reply=1']);
    expect(show().buttons).toEqual([]);
  });

  it('opens on Windows a reply to a notification of an earlier run', () => {
    setPlatform('win32');
    const { id } = show('/admin/contacts?highlight=34').options;
    fake.onActivation = null;
    FakeNotification.activate(id!, 'action');
    notifications.listen();
    expect(opened).toEqual(['/admin/contacts?highlight=34&reply=1']);
  });

  it('gives no button to a system that shows none', () => {
    setPlatform('linux');
    notifications.show({
      title: 'New',
      body: '',
      path: '/admin/contacts?highlight=3',
      canReply: true,
    });
    expect(fake.notifications.at(-1)!.options.actions).toBeUndefined();
  });

  it.each(['/settings', 'https://evil.example', '/admin/../settings', '/admin?x=#<script>', ''])(
    'opens nothing for an activation with %s',
    (path) => {
      setPlatform('win32');
      notifications.listen();
      FakeNotification.activate(Buffer.from(path).toString('base64url'));
      expect(opened).toEqual([]);
    },
  );

  it('gives no tag that Windows would cut off, and none on other systems', () => {
    setPlatform('win32');
    expect(show(`/admin/${'x'.repeat(60)}`).options.id).toBeUndefined();
    setPlatform('darwin');
    expect(show().options.id).toBeUndefined();
    notifications.listen();
  });
});
