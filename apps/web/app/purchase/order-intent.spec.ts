import { MINUTE_MS } from '@polaris/contracts';
/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  currentIntent,
  forgetIntent,
  clearStaleOrderIntent,
  getOrCreateIntent,
} from './order-intent.ts';

const offer = { serviceId: 7, amount: 120 };

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('an intent to order', () => {
  it('keeps one key for an order, no matter how often it is clicked', () => {
    const intent = getOrCreateIntent(offer);
    expect(intent).toMatchObject(offer);
    expect(intent.key).toMatch(/^[0-9a-f]{32}$/);
    expect(getOrCreateIntent(offer)).toEqual(intent);
    expect(currentIntent(7)).toEqual(intent);
  });

  it('makes a new order intent for another price or service', () => {
    const keys = [offer, { ...offer, amount: 150 }, { ...offer, serviceId: 8 }].map(
      (each) => getOrCreateIntent(each).key,
    );
    expect(new Set(keys).size).toBe(3);
    expect(currentIntent(7)).toBeNull();
  });

  it('drops the order intent after half an hour, and when it is cleared', () => {
    getOrCreateIntent(offer);
    jest.advanceTimersByTime(29 * MINUTE_MS);
    expect(currentIntent(7)).not.toBeNull();
    jest.advanceTimersByTime(MINUTE_MS);
    expect(currentIntent(7)).toBeNull();
    const { key } = getOrCreateIntent(offer);
    forgetIntent();
    expect(getOrCreateIntent(offer).key).not.toBe(key);
  });

  it('clears the order intent on a page that is not opened at the order step', () => {
    document.body.innerHTML = '<form data-purchase-service="7"></form>';
    getOrCreateIntent(offer);
    history.replaceState(null, '', '#purchase');
    clearStaleOrderIntent();
    expect(currentIntent(7)).not.toBeNull();
    history.replaceState(null, '', '/');
    clearStaleOrderIntent();
    expect(currentIntent(7)).toBeNull();
  });
});
