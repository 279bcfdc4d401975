import { beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_OUT_CHANNEL } from '@polaris/contracts';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client.ts';
import { announceSignOut } from './sign-out-channel.ts';
import { USER } from './signed-in-user.ts';
import { someUser } from '../../testing/render-screen.tsx';

/** Stands in for the browser's: jsdom has no channels. It reaches every other one. */
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
  it('empties the other tabs: nobody is signed in there, and no record is left', async () => {
    const cache = createQueryClient();
    cache.setQueryData([USER], someUser());
    cache.setQueryData(['/api/customers'], [{ name: 'Maya' }]);
    otherTab.postMessage(null);
    await waitFor(() => expect(cache.getQueryData([USER])).toBeNull());
    expect(cache.getQueryData(['/api/customers'])).toBeUndefined();
  });

  it('reaches the other tabs, and no script of the page that says it', async () => {
    const cache = createQueryClient();
    cache.setQueryData([USER], someUser());
    const heard = new Promise((done) => otherTab.addEventListener('message', done));
    announceSignOut();
    // The account menu has a channel of its own.
    new TestChannel(SIGN_OUT_CHANNEL).postMessage(performance.timeOrigin);
    await heard;
    expect(cache.getQueryData([USER])).not.toBeNull();
  });
});
