import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TooltipProvider } from './tooltip-provider.tsx';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

/** jsdom's events of the pointer do not say what kind it is. */
function pointer(type: string, target: Element, at = 0, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: at, clientY: at });
  fireEvent(target, Object.defineProperty(event, 'pointerType', { value: pointerType }));
}

const point = (name: string, kind?: string) => pointer('pointermove', button(name), 0, kind);

/** Away from the control, and from the way to its tooltip. */
function leave(name: string): void {
  pointer('pointerout', button(name));
  pointer('pointerleave', button(name));
  pointer('pointermove', document.body, 500);
}

const showTwo = () =>
  render(
    <TooltipProvider>
      <IconButton label="Edit">✎</IconButton>
      <IconButton label="Delete">✗</IconButton>
    </TooltipProvider>,
  );

describe('A tooltip', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens when the pointer has rested for 700 ms, with the name of the control', () => {
    showTwo();
    point('Edit');
    wait(699);
    expect(shown()).toBeNull();
    wait(1);
    expect(shown()).toBe('Edit');
    expect(button('Edit').hasAttribute('aria-describedby')).toBe(false);
  });

  it('opens at once for a neighbor within 300 ms, and not after', () => {
    showTwo();
    point('Edit');
    wait(700);
    leave('Edit');
    wait(299);
    point('Delete');
    wait(0);
    expect(shown()).toBe('Delete');
    leave('Delete');
    wait(300);
    point('Edit');
    wait(0);
    expect(shown()).toBeNull();
  });

  it('opens on focus by keyboard, and closes on Escape', () => {
    showTwo();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => button('Edit').focus());
    expect(shown()).toBe('Edit');
    fireEvent.keyDown(button('Edit'), { key: 'Escape' });
    expect(shown()).toBeNull();
  });

  it('is not opened by a focus that the page has moved', () => {
    showTwo();
    fireEvent.keyDown(document.body, { key: '?' });
    act(() => button('Edit').focus());
    wait(5000);
    expect(shown()).toBeNull();
  });

  it('is never opened by a finger', () => {
    showTwo();
    point('Edit', 'touch');
    wait(5000);
    expect(shown()).toBeNull();
  });

  it('is inside the modal dialog of its control, which covers everything else', () => {
    render(
      <TooltipProvider>
        <Dialog open onClose={() => undefined} title="Edit Service">
          Text
        </Dialog>
      </TooltipProvider>,
    );
    point('Close');
    wait(700);
    expect(screen.getByRole('dialog').contains(screen.getByRole('tooltip'))).toBe(true);
  });
});
