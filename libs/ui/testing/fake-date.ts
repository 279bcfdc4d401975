import { jest } from '@jest/globals';

const TIMERS = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'hrtime'] as const),
];

/** Stops `Date` at this time until `jest.useRealTimers()`; timers keep running. */
export const stopDate = (now: Date): unknown => jest.useFakeTimers({ now, doNotFake: TIMERS });
