import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useEarlyTyping } from './early-typing.ts';

const heard: string[] = [];
const recordKey = ({ key }: KeyboardEvent) => void heard.push(key);

function Screen() {
  useEarlyTyping();
  return <input />;
}

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  heard.length = 0;
  addEventListener('keydown', recordKey);
});
afterEach(() => {
  jest.restoreAllMocks();
  removeEventListener('keydown', recordKey);
  cleanup();
});

/** Presses keys at this interval in milliseconds. */
function press(keys: string[], pause: number, target: Element = document.body, ctrlKey = false) {
  for (const key of keys) {
    now += pause;
    const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    fireEvent(target, event);
  }
}

function open() {
  const { container } = render(<Screen />);
  heard.length = 0;
  return container.querySelector('input')!;
}

it('ignores shortcuts for letters that continue text typed before the screen loaded', () => {
  press(['k', 'r'], 45);
  open();
  press(['o', 's', 'e'], 45);
  expect(heard).toEqual([]);
});

it('handles shortcuts again after a pause', () => {
  press(['r'], 45);
  open();
  press(['o'], 45);
  press(['s'], 1500);
  press(['x'], 45);
  expect(heard).toEqual(['s', 'x']);
});

it('handles shortcuts immediately when nothing was typed before', () => {
  now += 5000;
  open();
  press(['s', 'x'], 45);
  expect(heard).toEqual(['s', 'x']);
});

it('leaves text in fields, and keys without a character, alone', () => {
  press(['r'], 45);
  const field = open();
  press(['o'], 45, field);
  press(['Escape'], 45);
  press(['k'], 45, document.body, true);
  expect(heard).toEqual(['o', 'Escape', 'k']);
});
