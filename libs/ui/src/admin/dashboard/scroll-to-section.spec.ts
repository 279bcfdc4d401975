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

it('makes up for what a smooth scroll to a section has left', () => {
  const { made, scrolls } = section();
  scrollToSection(made);
  jest.runAllTimers();
  expect(scrolls).toEqual(['smooth', 'instant']);
});

it.each(['pointerdown', 'keydown', 'wheel'])('leaves the page alone after %s', (act) => {
  const { made, scrolls } = section();
  scrollToSection(made);
  dispatchEvent(new Event(act));
  jest.runAllTimers();
  expect(scrolls).toEqual(['smooth']);
});
