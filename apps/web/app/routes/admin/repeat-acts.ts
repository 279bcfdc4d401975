import type { HeldAct } from './hold-acts.ts';

/** Rows of long lists come a moment after their list: so often, and after so many milliseconds. */
const TRIES = 20;
const PAUSE_MS = 16;

/** Does on a screen what was done on the drawn one that it has replaced. */
export async function repeatActs(screen: Element): Promise<void> {
  const { heldActs } = window;
  if (!heldActs) return;
  heldActs.stop();
  delete window.heldActs;
  for (const act of heldActs.acts) {
    if (act.type === 'keydown') press(act.key);
    else repeat(act, await elementAt(act, screen));
  }
}

/** Undefined where something else stands: nothing is done rather than the wrong thing. */
async function elementAt({ path, tag }: HeldAct, screen: Element): Promise<Element | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = path?.reduce<Element | undefined>((at, index) => at?.children[index], screen);
    if (found?.tagName === tag) return found;
    await new Promise((over) => setTimeout(over, PAUSE_MS));
  }
  return undefined;
}

function repeat({ type, value = '' }: HeldAct, element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (type === 'click') element.click();
  else if (type === 'focusin') element.focus({ preventScroll: true });
  else if (type === 'input') enter(element, value);
  else if (element instanceof HTMLFormElement) element.requestSubmit();
}

function press(key: HeldAct['key']): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}

/** React hears of a value that is set as an element's own setter sets it. */
function enter(element: HTMLElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
  own?.set?.call(element, value);
  const type = element instanceof HTMLSelectElement ? 'change' : 'input';
  element.dispatchEvent(new Event(type, { bubbles: true }));
}
