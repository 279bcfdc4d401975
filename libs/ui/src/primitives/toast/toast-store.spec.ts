import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REMOVE_AFTER_MS, currentToast, dismissToast, toast } from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows one toast at a time: the newest', () => {
    toast({ title: 'First' });
    toast({ title: 'Second', variant: 'destructive' });
    expect(currentToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('keeps dismissed toasts for a while', () => {
    toast({ title: 'Saved' });
    dismissToast(currentToast()?.id ?? 0);
    jest.advanceTimersByTime(REMOVE_AFTER_MS - 1);
    expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('ignores the timer of an earlier toast', () => {
    toast({ title: 'Old' });
    dismissToast(currentToast()?.id ?? 0);
    toast({ title: 'New' });
    jest.advanceTimersByTime(REMOVE_AFTER_MS);
    expect(currentToast()).toMatchObject({ title: 'New', open: true });
  });
});
