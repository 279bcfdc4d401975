/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { setApiBaseUrl } from '../client.ts';
import { openSharedStream } from './shared-stream.ts';

/** Node has real locks and channels, which tabs of one browser share as threads do here. */
const change = (id: number) => ({ kind: 'contact', change: 'created', id }) as const;

let source: () => FakeEventSource;
let tabs: { heard: number[]; resets: number; close: () => void }[];
beforeEach(() => {
  source = FakeEventSource.install();
  setApiBaseUrl('http://own.invalid');
  tabs = [];
});
afterEach(async () => {
  for (const tab of tabs) tab.close();
  await until(() => FakeEventSource.opened.every(({ readyState }) => readyState === 2));
  FakeEventSource.uninstall();
});

/** Gives up some time, as a loop without an end would outlive its test. */
async function until(holds: () => boolean): Promise<void> {
  for (let wait = 0; !holds(); wait += 1) {
    if (wait > 10_000) throw new Error('It never happened.');
    await new Promise((done) => setTimeout(done, 5));
  }
}

function openTab() {
  const tab = { heard: [] as number[], resets: 0, close: () => undefined as void };
  tab.close = openSharedStream((message) => {
    if (message.type === 'reset') tab.resets += 1;
    else tab.heard.push(message.change.id!);
  });
  tabs.push(tab);
  return tab;
}

it('is one connection for all tabs, which the next one takes over', async () => {
  const first = openTab();
  await until(() => FakeEventSource.opened.length === 1);
  const [second, third] = [openTab(), openTab()];
  source().accept();
  source().send('change', change(1));
  await until(() => [first, second, third].every(({ heard }) => heard.length === 1));
  expect(FakeEventSource.opened).toHaveLength(1);

  first.close();
  await until(() => FakeEventSource.opened.length === 2);
  expect(FakeEventSource.opened[0]!.readyState).toBe(FakeEventSource.CLOSED);
  source().accept();
  source().send('change', change(2));
  await until(() => [second, third].every(({ heard }) => heard.length === 2));
  expect([first.heard, first.resets, second.resets, third.resets]).toEqual([[1], 0, 1, 1]);
});

it('is not taken by a tab that was closed while it waited', async () => {
  const first = openTab();
  await until(() => FakeEventSource.opened.length === 1);
  const second = openTab();
  second.close();
  const third = openTab();
  first.close();
  await until(() => FakeEventSource.opened.length === 2);
  source().accept();
  source().send('change', change(1));
  await until(() => third.heard.length === 1);
  expect([first.heard, second.heard]).toEqual([[], []]);
});

it('is one connection for each tab where tabs cannot share', async () => {
  const channel = globalThis.BroadcastChannel;
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  openTab();
  openTab();
  expect(FakeEventSource.opened).toHaveLength(2);
  globalThis.BroadcastChannel = channel;
});

it('is none where the browser has no such connections', () => {
  FakeEventSource.uninstall();
  openTab();
  expect(FakeEventSource.opened).toEqual([]);
});
