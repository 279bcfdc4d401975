import { beforeEach, describe, expect, it } from '@jest/globals';
import { app, fake } from '../../../testing/electron.ts';
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

  it('forgets a notification when the user closes it', () => {
    show().close('userCanceled');
    expect(notifications.shown.size).toBe(0);
  });

  it('forgets and logs a notification that the system does not show', () => {
    fake.notificationError = 'Notifications are not allowed for this application';
    show();
    fake.notificationError = '';
    expect([notifications.shown.size, log]).toEqual([
      0,
      ['notification Notifications are not allowed for this application'],
    ]);
  });

  it('forgets a notification once 20 newer ones were shown', () => {
    for (let count = 0; count < 25; count += 1) show();
    expect(notifications.shown.size).toBe(20);
  });
});
