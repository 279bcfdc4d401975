import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { app } from '../../../testing/electron.ts';
import { DeepLinks } from './deep-links.ts';

const opened: unknown[] = [];
const open = (address: string | undefined) => opened.push(address);
let prevented: number;
const emitOpenUrl = (address: string) =>
  app.emit('open-url', { preventDefault: () => (prevented += 1) }, address);

beforeEach(() => {
  opened.length = 0;
  prevented = 0;
});
afterEach(() => void app.removeAllListeners());

it('keeps the link that started the app until links are handled, and returns it once', () => {
  const deepLinks = new DeepLinks(['polaris', '--flag', 'polaris://customers/1']);
  expect(deepLinks.listen(open)).toBe('polaris://customers/1');
  expect(deepLinks.listen(open)).toBeUndefined();
  expect(opened).toEqual([]);
});

it('receives links from macOS before and after links are handled', () => {
  const deepLinks = new DeepLinks(['polaris']);
  emitOpenUrl('polaris://customers/2');
  expect(deepLinks.listen(open)).toBe('polaris://customers/2');
  emitOpenUrl('polaris://customers/3');
  expect([opened, prevented]).toEqual([['polaris://customers/3'], 2]);
});

it('loses no link from a second start while the app is still starting', () => {
  const deepLinks = new DeepLinks(['polaris']);
  app.emit('second-instance', {}, ['polaris', 'polaris://customers/4']);
  app.emit('second-instance', {}, ['polaris']);
  expect(deepLinks.listen(open)).toBe('polaris://customers/4');
});

it('passes undefined for a second start without a link', () => {
  new DeepLinks(['polaris']).listen(open);
  app.emit('second-instance', {}, ['polaris']);
  expect(opened).toEqual([undefined]);
});
