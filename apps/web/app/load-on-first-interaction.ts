import { dataOf, dataSelector, hasHint } from '@polaris/contracts/browser-names';
import { isJustSent } from './contact-form/just-sent.ts';
import { isOrderStepOpen } from './purchase/order-step-address.ts';

/** Touch and pen send these too. */
const touches = ['pointerover', 'focusin', 'keydown'];
/** About one screen ahead. */
const NEAR = '800px';

/** Elements that a script enhances. */
const changed = [dataSelector('chart'), dataSelector('mailedLink'), dataSelector('matcher')].join();

/** Elements whose click is replayed once the scripts have loaded. */
const replayedClicks = [
  dataSelector('interest'),
  dataSelector('talk'),
  dataSelector('matcher'),
  dataSelector('account'),
  dataSelector('portfolioFilter'),
  dataSelector('servicesClear'),
  dataSelector('purchaseService'),
  dataSelector('reloading'),
  dataSelector('reloadingText'),
].join();

const isSignedIn = () => hasHint(document.cookie);

/**
 * Loads the other scripts on first interaction, when an enhanced element comes near, or immediately if it has content
 * to show. Replays earlier events.
 */
export function loadOnFirstInteraction(): void {
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
  const deferEvent = (event: Event) => {
    if (!isReplayed(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void load().finally(() => repeat(event));
  };
  const stop = () => {
    for (const type of touches) removeEventListener(type, touch, true);
    removeEventListener('click', deferEvent, true);
  };
  for (const type of touches) addEventListener(type, touch, true);
  addEventListener('click', deferEvent, true);
  if (isSignedIn() || isOrderStepOpen() || isJustSent()) void load();
  else whenNear(() => void load());
}

async function loadRest(): Promise<void> {
  const script = document.querySelector(`script${dataSelector('rest')}`);
  if (script) await import(/* @vite-ignore */ dataOf(script, 'rest'));
}

/** Clicks that open another tab or window are left to the browser. */
const isReplayed = (event: Event): boolean =>
  event.target instanceof Element &&
  !!event.target.closest('a, button')?.closest(replayedClicks) &&
  !(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).some(
    (key) => (event as MouseEvent)[key],
  );

/** Replays an event on its target. */
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
  for (const element of document.querySelectorAll(changed)) observer.observe(element);
}
