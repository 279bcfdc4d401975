import { jest } from '@jest/globals';

const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'clearImmediate'] as const),
];

/** Stops `Date` at this time until `jest.useRealTimers()`; timers keep running. */
export const stopDate = (now: number): unknown => jest.useFakeTimers({ now, doNotFake: TIMERS });
