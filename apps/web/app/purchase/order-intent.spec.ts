/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentIntent, forgetIntent, forgetUnlessResumed, intend } from './order-intent.ts';

const MINUTE = 60_000;
const offer = { serviceId: 7, amount: 120 };

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('an intent to order', () => {
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

  it('is forgotten by a page that is not opened at the order step', () => {
    document.body.innerHTML = '<form data-purchase-service="7"></form>';
    intend(offer);
    history.replaceState(null, '', '#purchase');
    forgetUnlessResumed();
    expect(currentIntent(7)).not.toBeNull();
    history.replaceState(null, '', '/');
    forgetUnlessResumed();
    expect(currentIntent(7)).toBeNull();
  });
});
