import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../dialog/dialog.tsx';
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

  it('shows the toast inside the topmost dialog, which would block its clicks otherwise', () => {
    const dialogs = (...titles: string[]) =>
      titles.map((title) => (
        <Dialog key={title} open title={title} onClose={() => undefined}>
          Text
        </Dialog>
      ));
    const undo = jest.fn();
    act(() =>
      toast({ title: 'Merged', action: { label: 'Undo', altText: 'Undo it', onClick: undo } }),
    );
    const { rerender } = render(<>{dialogs('Duplicates', 'Compare')}</>);
    const shownIn = () => screen.getByText('Merged').closest('dialog');
    expect(shownIn()).toBe(screen.getByRole('dialog', { name: 'Compare' }));
    rerender(<>{dialogs('Duplicates')}</>);
    expect(shownIn()).toBe(screen.getByRole('dialog', { name: 'Duplicates' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    show('Closed');
    rerender(<></>);
    expect(screen.getByText('Closed').closest('dialog')).toBeNull();
  });
});
