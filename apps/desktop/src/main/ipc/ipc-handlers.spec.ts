import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, ipcMain } from '../../../testing/electron.ts';
import { callChannels } from '../../bridge/channels.ts';
import { isAppPage } from '../security/trusted-url.ts';
import { type Calls, registerIpcHandlers } from './ipc-handlers.ts';

const handled: unknown[] = [];
const calls = Object.fromEntries(
  Object.keys(callChannels).map((name) => [
    name,
    async (...args: unknown[]) => {
      handled.push([name, ...args]);
      return 'done';
    },
  ]),
) as unknown as Calls;
beforeEach(() => {
  handled.length = 0;
  fake.ipcHandlers.clear();
  registerIpcHandlers(ipcMain, calls, isAppPage);
});

const page = { url: 'app://polaris/admin', parent: null };
const call = (channel: string, senderFrame: unknown, ...args: unknown[]) =>
  fake.ipcHandlers.get(channel)!({ senderFrame } as never, ...args) as Promise<unknown>;

describe('a call from a page', () => {
  it('handles a call from a page with valid arguments', async () => {
    expect(await call('polaris:connect', page, 'polaris.example')).toBe('done');
    expect(handled).toEqual([['connect', 'polaris.example']]);
  });

  it('accepts calls from a page on the listed channels only', () => {
    expect([...fake.ipcHandlers.keys()].sort()).toEqual(Object.values(callChannels).sort());
    expect(fake.ipcHandlers.get('polaris:anything')).toBeUndefined();
  });

  it.each([
    ['a foreign page', { url: 'https://evil.example/', parent: null }],
    ['another host of the scheme', { url: 'app://evil/', parent: null }],
    ['a frame inside a page', { url: 'app://polaris/', parent: page }],
    ['a closed page', null],
  ])('rejects a call from %s', async (_, frame) => {
    for (const channel of Object.values(callChannels))
      await expect(call(channel, frame, 'x')).rejects.toThrow('Rejected: not a page');
    expect(handled).toEqual([]);
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
  ])('rejects a call on %s with %j', async (channel, args) => {
    await expect(call(channel, page, ...args)).rejects.toThrow('Rejected: invalid arguments.');
    expect(handled).toEqual([]);
  });
});
