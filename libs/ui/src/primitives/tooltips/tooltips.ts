import { dataOf, dataSelector } from '@polaris/contracts/browser-names';
import { placeTooltip } from './place-tooltip.ts';
import { tooltip } from './tooltip-style.ts';

const tip = document.createElement('div');
tip.role = 'tooltip';
tip.popover = 'manual';
tip.className = tooltip.className;

/** The control whose tooltip is open, or will be. */
let control: HTMLElement | null = null;
let timer: number | undefined;
let closedAt = -Infinity;
/** A menu that opens or closes moves the focus, too: that asks for no tooltip. */
let isMovedByKey: boolean;

/** What a row showed goes with it. */
const screen = new MutationObserver(() => {
  if (!control?.isConnected) close();
});

/** Starts with the last event before it was loaded, and whether a key had moved the focus. */
export function show(last: Event, wasMovedByKey: boolean): void {
  isMovedByKey = wasMovedByKey;
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', close);
  document.addEventListener('pointerdown', press, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('scroll', place, { capture: true, passive: true });
  if (last instanceof PointerEvent) onPointer(last);
  else onFocus(last);
}

/** The tooltip itself may be pointed at: it stays open. A finger opens none. */
function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch' || tip.contains(target as Node)) return;
  const next = controlAt(target);
  if (next === control) return;
  close();
  if (!next) return;
  control = next;
  const isNeighbor = Date.now() - closedAt < tooltip.skipWithinMs;
  timer = window.setTimeout(open, isNeighbor ? 0 : tooltip.openAfterMs);
}

function onFocus({ target }: Event): void {
  const next = controlAt(target);
  close();
  if (!isMovedByKey || !next?.matches(':focus-visible')) return;
  control = next;
  // A menu that opens moves the focus before it is open.
  timer = window.setTimeout(open);
}

/** A control that shows its label has no need of a tooltip, nor has the button of a menu that is open. */
function controlAt(target: EventTarget | null): HTMLElement | null {
  const found = (target as Element).closest<HTMLElement>(dataSelector('tooltip'));
  return found && found.ariaExpanded !== 'true' && !showsWords(found) ? found : null;
}

/** Words for screen readers alone take no more than a pixel. */
function showsWords(control: HTMLElement): boolean {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (/\p{L}/u.test(data) && parentElement!.getBoundingClientRect().width > 1) return true;
  }
  return false;
}

/** Above menus and dialogs too: it is in the top layer, and inside a modal dialog not inert. */
function open(): void {
  if (!control?.isConnected) return;
  tip.textContent = dataOf(control, 'tooltip');
  (control.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  place();
  screen.observe(document.body, { childList: true, subtree: true });
}

function place(): void {
  if (control && isOpen()) placeTooltip(tip, control);
}

const isOpen = (): boolean => tip.matches(':popover-open');

function close(): void {
  clearTimeout(timer);
  control = null;
  if (!isOpen()) return;
  screen.disconnect();
  closedAt = Date.now();
  tip.hidePopover();
}

function press({ target }: Event): void {
  closeUntilBack(controlAt(target));
}

/** A control that was pressed, or whose tooltip was dismissed, has none until the pointer comes back. */
function closeUntilBack(known: HTMLElement | null): void {
  close();
  control = known;
}

/** Escape closes the tooltip alone, not the menu or dialog below it. */
function onKey(event: KeyboardEvent): void {
  isMovedByKey = /^Tab|^Arrow/.test(event.key);
  if (/^(Enter| )$/.test(event.key)) closeUntilBack(control);
  if (event.key !== 'Escape' || !isOpen()) return;
  event.preventDefault();
  event.stopPropagation();
  closeUntilBack(control);
}
