import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { scrollToSection } from './scroll-to-section.ts';

const section = () => {
  const made = document.createElement('section');
  const scrolls: unknown[] = [];
  made.scrollIntoView = (options) => void scrolls.push((options as ScrollToOptions).behavior);
  return { made, scrolls };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('corrects the position after a smooth scroll to a section', () => {
  const { made, scrolls } = section();
  scrollToSection(made);
  jest.runAllTimers();
  expect(scrolls).toEqual(['smooth', 'instant']);
});

it.each(['pointerdown', 'keydown', 'wheel'])(
  'stops correcting the scroll position after %s',
  (act) => {
    const { made, scrolls } = section();
    scrollToSection(made);
    dispatchEvent(new Event(act));
    jest.runAllTimers();
    expect(scrolls).toEqual(['smooth']);
  },
);
