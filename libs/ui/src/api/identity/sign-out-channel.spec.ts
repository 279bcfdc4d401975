import { beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_OUT_CHANNEL } from '@polaris/contracts';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from '../client/query-client.ts';
import { announceSignOut } from './sign-out-channel.ts';
import { userKey } from './signed-in-user.ts';
import { someUser } from '../../../testing/render-screen.tsx';

/** A fake BroadcastChannel, which jsdom lacks. */
const opened = new Set<TestChannel>();
class TestChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    opened.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of opened)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
}
let otherTab: TestChannel;
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
  otherTab = new TestChannel(SIGN_OUT_CHANNEL);
});

describe('signing out in one tab', () => {
  it('signs out the other tabs, and clears their records', async () => {
    const cache = createQueryClient();
    cache.setQueryData(userKey, someUser());
    cache.setQueryData(['/api/customers'], [{ name: 'Maya' }]);
    otherTab.postMessage(null);
    await waitFor(() => expect(cache.getQueryData(userKey)).toBeNull());
    expect(cache.getQueryData(['/api/customers'])).toBeUndefined();
  });

  it('reaches the other tabs on sign-out, but no script of the same page', async () => {
    const cache = createQueryClient();
    cache.setQueryData(userKey, someUser());
    const heard = new Promise((done) => otherTab.addEventListener('message', done));
    announceSignOut();
    // The account menu has a separate channel.
    new TestChannel(SIGN_OUT_CHANNEL).postMessage(performance.timeOrigin);
    await heard;
    expect(cache.getQueryData(userKey)).not.toBeNull();
  });
});
