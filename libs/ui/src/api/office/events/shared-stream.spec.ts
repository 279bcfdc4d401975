/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FakeEventSource } from '../../../../testing/fake-event-source.ts';
import { until } from '../../../../testing/until.ts';
import { setApiBaseUrl } from '../../client/client.ts';
import { openSharedStream } from './shared-stream.ts';

/** Node has real locks and channels; here threads share them like tabs of one browser. */
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

function openTab() {
  const tab = { heard: [] as number[], resets: 0, close: () => undefined as void };
  tab.close = openSharedStream((message) => {
    if (message.type === 'reset') tab.resets += 1;
    else tab.heard.push(message.change.id!);
  });
  tabs.push(tab);
  return tab;
}

it('shares one connection between all tabs, and the next tab takes over', async () => {
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

it('skips a tab that was closed while it waited', async () => {
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

it('opens a connection for each tab when tabs cannot share', async () => {
  const channel = globalThis.BroadcastChannel;
  delete (globalThis as { BroadcastChannel?: unknown }).BroadcastChannel;
  openTab();
  openTab();
  expect(FakeEventSource.opened).toHaveLength(2);
  globalThis.BroadcastChannel = channel;
});

it('opens no connection when the browser has no such API', () => {
  FakeEventSource.uninstall();
  openTab();
  expect(FakeEventSource.opened).toEqual([]);
});
