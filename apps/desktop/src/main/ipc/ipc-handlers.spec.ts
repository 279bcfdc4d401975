import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, ipcMain } from '../../../testing/electron.ts';
import { callChannels } from '../../bridge/channels.ts';
import { isOwnPage } from '../security/trusted-url.ts';
import { type Calls, answerCalls } from './ipc-handlers.ts';

const done: unknown[] = [];
const calls = Object.fromEntries(
  Object.keys(callChannels).map((name) => [
    name,
    async (...args: unknown[]) => {
      done.push([name, ...args]);
      return 'done';
    },
  ]),
) as unknown as Calls;
beforeEach(() => {
  done.length = 0;
  fake.calls.clear();
  answerCalls(ipcMain, calls, isOwnPage);
});

const page = { url: 'app://polaris/admin', parent: null };
const call = (channel: string, senderFrame: unknown, ...args: unknown[]) =>
  fake.calls.get(channel)!({ senderFrame } as never, ...args) as Promise<unknown>;

describe('a call of a page', () => {
  it('is answered with what it takes', async () => {
    expect(await call('polaris:connect', page, 'polaris.example')).toBe('done');
    expect(done).toEqual([['connect', 'polaris.example']]);
  });

  it('is one of a closed list', () => {
    expect([...fake.calls.keys()].sort()).toEqual(Object.values(callChannels).sort());
    expect(fake.calls.get('polaris:anything')).toBeUndefined();
  });

  it.each([
    ['a foreign page', { url: 'https://evil.example/', parent: null }],
    ['another host of the scheme', { url: 'app://evil/', parent: null }],
    ['a frame within a page', { url: 'app://polaris/', parent: page }],
    ['a page that has gone', null],
  ])('G6: is refused from %s', async (_, frame) => {
    for (const channel of Object.values(callChannels))
      await expect(call(channel, frame, 'x')).rejects.toThrow('Refused');
    expect(done).toEqual([]);
  });

  it.each([
    ['polaris:connect', []],
    ['polaris:connect', [7]],
    ['polaris:connect', ['a', 'b']],
    ['polaris:connect', [{ toString: 'x' }]],
    ['polaris:connect', ['x'.repeat(1_000_000)]],
    ['polaris:bind-shortcut', ['quit', 'Control+Q']],
    ['polaris:sign-in-with-browser', ['https://evil.example']],
    ['polaris:set-start-at-login', ['yes']],
    ['polaris:set-quiet-hours', [{ from: '22:00', to: '24:00' }]],
    ['polaris:set-quiet-hours', [{ from: '22:00' }]],
    ['polaris:capture', [{ customerId: '1', subject: 'x' }]],
    ['polaris:capture', [{ customerId: 1, subject: '' }]],
    ['polaris:capture', [{ customerId: 1, subject: 'x', description: 'x'.repeat(1_000_000) }]],
    ['polaris:read-state', [null]],
    ['polaris:install-update', ['https://evil.example']],
  ])('G6: %s is refused with %j', async (channel, args) => {
    await expect(call(channel, page, ...args)).rejects.toThrow('Refused: this call');
    expect(done).toEqual([]);
  });
});
