import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import ToastRegion from './toast-region.tsx';
import { toast } from './toast.tsx';

const show = (title: string) => act(() => toast({ title }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('toasts', () => {
  it('replaces a toast by the newest', () => {
    show('Service created');
    show('Service updated');
    expect(screen.queryByText('Service created')).toBeNull();
    expect(screen.getByText('Service updated')).toBeTruthy();
  });

  it('hides a toast after five seconds', () => {
    show('Message sent');
    wait(4900);
    expect(screen.queryByText('Message sent')).toBeTruthy();
    wait(200);
    expect(screen.queryByText('Message sent')).toBeNull();
  });

  it('hides a toast immediately when it is dismissed', () => {
    show('Message sent');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Message sent')).toBeNull();
  });

  it('focuses the toasts on F8', () => {
    show('Message sent');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  });
});
