/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  closeOrderStep,
  isOrderStepOpen,
  onOrderStep,
  openOrderStep,
  orderStepPath,
  orderedService,
  separateOrderStep,
} from './order-step-address.ts';

const heard: boolean[] = [];

let stop: () => void;
beforeEach(() => {
  heard.length = 0;
  history.pushState(null, '', '/services/7');
  stop = onOrderStep(() => heard.push(isOrderStepOpen()));
});
afterEach(() => stop());

/** Going back is queued as a timer. */
const queued = () => new Promise((done) => setTimeout(done, 0));

async function untilNotified(count: number): Promise<void> {
  while (heard.length < count) await queued();
}

it('opens the order step once, in a history entry that closing leaves', async () => {
  const entries = history.length;
  openOrderStep();
  openOrderStep();
  await untilNotified(1);
  expect(history.length).toBe(entries + 1);
  closeOrderStep();
  await untilNotified(2);
  expect(heard).toEqual([true, false]);
  expect(location.pathname + location.hash).toBe('/services/7');
});

it('goes back once, no matter how often the order step is closed', async () => {
  const back = jest.spyOn(history, 'back');
  openOrderStep();
  closeOrderStep();
  closeOrderStep();
  expect(back).toHaveBeenCalledTimes(1);
  await untilNotified(2);
  expect(location.pathname + location.hash).toBe('/services/7');
});

it('returns to the service on Back when the page was opened at the order step, even after a reload', async () => {
  history.replaceState(null, '', orderStepPath(7));
  const entries = history.length;
  separateOrderStep();
  separateOrderStep();
  expect(history.length).toBe(entries + 1);
  expect(isOrderStepOpen()).toBe(true);
  history.back();
  await untilNotified(1);
  expect(heard).toEqual([false]);
  expect(location.pathname + location.hash).toBe('/services/7');
});

it('removes the order step from the address that the page was opened with', () => {
  history.replaceState(null, '', orderStepPath(7));
  const entries = history.length;
  closeOrderStep();
  expect(heard).toEqual([false]);
  expect(location.href).toMatch(/\/services\/7$/);
  expect(history.length).toBe(entries);
});

it('ignores hashes other than that of the order step', () => {
  expect(orderedService('/services/7#purchase')).toBe(7);
  for (const other of [null, '', '/services/7', '/services/07#purchase', '/services/7#purchase!'])
    expect(orderedService(other)).toBeUndefined();
});
