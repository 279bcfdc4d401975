import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_OUT_CHANNEL } from '@polaris/contracts';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client.ts';
import { announceSignOut } from './sign-out-channel.ts';
import { USER } from './signed-in-user.ts';
import { someUser } from '../../testing/render-screen.tsx';

/** jsdom has no channels between tabs; those of Node work alike, between threads. */
const opened: NodeChannel[] = [];
class TestChannel extends NodeChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}
let otherTab: NodeChannel;
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
  otherTab = new TestChannel(SIGN_OUT_CHANNEL);
});
afterAll(() => opened.forEach((channel) => channel.close()));

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
    const heard = new Promise((done) => (otherTab.onmessage = done));
    announceSignOut();
    // The account menu has a channel of its own.
    new TestChannel(SIGN_OUT_CHANNEL).postMessage(performance.timeOrigin);
    await heard;
    expect(cache.getQueryData([USER])).not.toBeNull();
  });
});
