/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buyWith, currentIntent, forgetIntent, intend, want } from './purchase-intent.ts';

const MINUTE = 60_000;
const offer = { serviceId: 7, amount: 120 };

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('an intent to buy', () => {
  it('has a key of its own, and stays the same however often one clicks', () => {
    const intent = intend(offer);
    expect(intent).toMatchObject(offer);
    expect(intent.key).toMatch(/^[0-9a-f]{32}$/);
    expect(intend(offer)).toEqual(intent);
    expect(currentIntent(7)).toEqual(intent);
  });

  it('is another one at another price, and for another service', () => {
    const keys = [offer, { ...offer, amount: 150 }, { ...offer, serviceId: 8 }].map(
      (each) => intend(each).key,
    );
    expect(new Set(keys).size).toBe(3);
    expect(currentIntent(7)).toBeNull();
  });

  it('ends after half an hour, and when it is forgotten', () => {
    intend(offer);
    jest.advanceTimersByTime(29 * MINUTE);
    expect(currentIntent(7)).not.toBeNull();
    jest.advanceTimersByTime(MINUTE);
    expect(currentIntent(7)).toBeNull();
    const { key } = intend(offer);
    forgetIntent();
    expect(intend(offer).key).not.toBe(key);
  });

  it('waits for what makes the purchase, and is handed over once', () => {
    const intent = intend(offer);
    want(intent);
    const bought: string[] = [];
    const buy = ({ key }: { key: string }) => void bought.push(key);
    buyWith(buy)();
    expect(bought).toEqual([intent.key]);
    const leave = buyWith(buy);
    want(intent);
    expect(bought).toEqual([intent.key, intent.key]);
    leave();
  });
});
