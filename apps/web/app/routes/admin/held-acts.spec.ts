/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { holdActs } from './hold-acts.ts';
import { repeatActs } from './repeat-acts.ts';

const markup = `<div><a href="#there">A link</a><button><svg></svg>Add</button>
  <form><input type="search"><input type="submit"></form></div>`;

const screen = () => document.getElementById('screen')!;
const find = <E extends HTMLElement>(selector: string) => screen().querySelector<E>(selector)!;

let done: string[];
let over: AbortController;
beforeEach(() => {
  over = new AbortController();
  done = [];
  document.body.innerHTML = `<div id="screen">${markup}</div><template id="later"><p id="came"></p></template>`;
  history.replaceState(null, '', '/');
});
afterEach(() => {
  over.abort();
  window.heldActs?.stop();
  delete window.heldActs;
});

/** What the server has drawn gives way to a screen that works. */
async function takeOver(html = markup) {
  screen().innerHTML = html;
  for (const type of ['click', 'input', 'submit', 'focusin', 'keydown'])
    screen().addEventListener(type, (event) => {
      const target = event.target as Element;
      const words = target instanceof HTMLInputElement ? target.value : '';
      done.push([type, target.tagName.toLowerCase(), words].filter(Boolean).join(' '));
      if (type === 'submit') event.preventDefault();
    });
  const { signal } = over;
  addEventListener('keydown', ({ key }) => done.push(key), { signal });
  await repeatActs(screen());
}

const hold = () => holdActs('screen', 'later', 'places');
const press = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));

describe('what is done on a drawn screen', () => {
  it('is done on the one that works, in its order', async () => {
    hold();
    find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    find('input').focus();
    find<HTMLInputElement>('input').value = 'Ada';
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    await takeOver();
    expect(done).toEqual(['click button', 'focusin input', 'input input Ada']);
    expect(document.activeElement).toBe(find('input'));
  });

  it('sends no form before, and each once after', async () => {
    hold();
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    await takeOver();
    expect(done).toEqual(['submit form']);
  });

  it('presses keys that are shortcuts, and leaves what types, scrolls or moves to the browser', async () => {
    hold();
    const isLeft = (target: Element, init: KeyboardEventInit) => press(target, init);
    expect(isLeft(find('input'), { key: 'g' })).toBe(true);
    expect(isLeft(document.body, { key: 'Tab' })).toBe(true);
    expect(isLeft(document.body, { key: 'f', ctrlKey: true })).toBe(true);
    expect(isLeft(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    await takeOver();
    expect(done).toEqual(['k']);
  });

  it('does nothing where something else stands by then, and leaves links alone', async () => {
    hold();
    find('button').click();
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(followed);
    expect(followed.defaultPrevented).toBe(false);
    await takeOver('<div><a href="#there">A link</a><a href="#else">Another</a></div>');
    expect(done).toEqual([]);
  });

  it('is held until the scripts come, which is after the page is there', () => {
    hold();
    expect(document.getElementById('came')).toBeNull();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(document.getElementById('came')).not.toBeNull();
  });
});
