import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { app } from '../../../testing/electron.ts';
import { LinkInbox } from './deep-links.ts';

const opened: unknown[] = [];
const open = (address: string | undefined) => opened.push(address);
let stopped: number;
const fromMac = (address: string) =>
  app.emit('open-url', { preventDefault: () => (stopped += 1) }, address);

beforeEach(() => {
  opened.length = 0;
  stopped = 0;
});
afterEach(() => void app.removeAllListeners());

it('the link that started the app waits until links are opened, and comes once', () => {
  const links = new LinkInbox(['polaris', '--flag', 'polaris://customers/1']);
  expect(links.listen(open)).toBe('polaris://customers/1');
  expect(links.listen(open)).toBeUndefined();
  expect(opened).toEqual([]);
});

it('a link from macOS is taken before and after', () => {
  const links = new LinkInbox(['polaris']);
  fromMac('polaris://customers/2');
  expect(links.listen(open)).toBe('polaris://customers/2');
  fromMac('polaris://customers/3');
  expect([opened, stopped]).toEqual([['polaris://customers/3'], 2]);
});

it('a second start while the app is still starting loses no link', () => {
  const links = new LinkInbox(['polaris']);
  app.emit('second-instance', {}, ['polaris', 'polaris://customers/4']);
  app.emit('second-instance', {}, ['polaris']);
  expect(links.listen(open)).toBe('polaris://customers/4');
});

it('a second start without a link asks for the app itself', () => {
  new LinkInbox(['polaris']).listen(open);
  app.emit('second-instance', {}, ['polaris']);
  expect(opened).toEqual([undefined]);
});
