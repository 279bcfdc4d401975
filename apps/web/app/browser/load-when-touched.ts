import { SIGNED_IN_HINT, dataOf, dataSelector } from '@polaris/contracts/browser-names';
import { heldClicks } from './held-clicks.ts';
import { isJustSent } from '../contact-form/just-sent.ts';
import { isOrderStepOpen } from '../purchase/order-step-address.ts';

/** The first of these is the visitor's: a finger and a pen send them, too. */
const touches = ['pointerover', 'focusin', 'keydown'];
/** About a screen before it comes into view. */
const NEAR = '800px';

/** What a page shows differently once its script is there. */
const changed = [dataSelector('chart'), dataSelector('matcher')].join();

const isSignedIn = () => document.cookie.includes(`${SIGNED_IN_HINT}=`);

/**
 * The rest of the scripts comes when the visitor first touches the page, when what they change comes
 * near, or at once where it has something to show. What was done before is done again then.
 */
export function loadWhenTouched(): void {
  let last: Event | undefined;
  let loading: Promise<unknown> | undefined;
  const load = () =>
    (loading ??= loadRest()
      .finally(stop)
      .then(() => repeat(last)));
  const touch = (event: Event) => {
    last = event;
    void load();
  };
  const hold = (event: Event) => {
    if (!isHeld(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void load().finally(() => repeat(event));
  };
  const stop = () => {
    for (const type of touches) removeEventListener(type, touch, true);
    removeEventListener('click', hold, true);
  };
  for (const type of touches) addEventListener(type, touch, true);
  addEventListener('click', hold, true);
  if (isSignedIn() || isOrderStepOpen() || isJustSent()) void load();
  else whenNear(() => void load());
}

async function loadRest(): Promise<void> {
  const script = document.querySelector(`script${dataSelector('rest')}`);
  await Promise.all([
    script && import(/* @vite-ignore */ dataOf(script, 'rest')),
    wholeStylesheet(),
  ]);
}

/** What changes the page now may need styles that its first paint did not. */
async function wholeStylesheet(): Promise<void> {
  const part = document.querySelector(`style${dataSelector('rest')}`);
  const link = part?.previousElementSibling;
  // It is asked for before this script is.
  if (!link?.matches('link[rel=stylesheet]')) return;
  await new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
}

/** A click that opens another tab or window is the browser's. */
const isHeld = (event: Event): boolean =>
  event.target instanceof Element &&
  !!event.target.closest('a, button')?.closest(heldClicks) &&
  !(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).some(
    (key) => (event as MouseEvent)[key],
  );

/** Sends the like of an event to where it happened. */
function repeat(event: Event | undefined): void {
  if (!event) return;
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

function whenNear(load: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: NEAR },
  );
  // What is hidden until then never comes near: what it is in does.
  for (const element of document.querySelectorAll(changed))
    observer.observe(element.closest(':not([hidden])')!);
}
