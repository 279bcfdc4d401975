import { dataOf, dataSelector } from '@polaris/contracts/browser-names';
import { actingKey } from '../acting-key.ts';

/** Opens and positions tooltips. */
const tooltip = {
  /** The hover delay. Keyboard focus opens a tooltip immediately. */
  openAfterMs: 700,
  /** Within this time after a tooltip, the next one opens immediately. */
  skipWithinMs: 300,
  gapPx: 6,
  /** An invisible margin, so that the pointer can move from the control to the tooltip. */
  className:
    'z-50 overflow-visible m-0 w-max max-w-[calc(100vw-1rem)] rounded-sm border-0 bg-ink px-2 py-1 text-xs leading-4 font-medium wrap-anywhere text-surface shadow-md before:absolute before:-inset-1.5 before:-z-10 before:content-[""] print:hidden',
} as const;

const tip = document.createElement('div');
tip.role = 'tooltip';
tip.popover = 'manual';
tip.className = tooltip.className;

/** The control whose tooltip is open or pending. */
let control: HTMLElement | null = null;
let timer: number | undefined;
let closedAt = -Infinity;
/** Ignores focus moved by a menu. */
let isMovedByKey: boolean;

/** A tooltip is removed with its control. */
const screen = new MutationObserver(() => {
  if (!control?.isConnected) close();
});

/** Starts with the last event before loading, and whether a key moved the focus. */
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

/** Stays open while hovered. Touch opens none. */
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
  // A menu moves the focus before it is open.
  timer = window.setTimeout(open);
}

/**
 * No tooltip for controls with a visible label, unless it says why they are off, or with an open menu.
 */
function controlAt(target: EventTarget | null): HTMLElement | null {
  const found = (target as Element).closest<HTMLElement>(dataSelector('tooltip'));
  if (!found || found.ariaExpanded === 'true') return null;
  return found.ariaDisabled === 'true' || !hasVisibleText(found) ? found : null;
}

/** Visually hidden text is one pixel in size. */
function hasVisibleText(control: HTMLElement): boolean {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (/\p{L}/u.test(data) && parentElement!.getBoundingClientRect().width > 1) return true;
  }
  return false;
}

/** In the top layer, above menus and dialogs; inside a modal dialog, so that it is not inert. */
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
  // A tooltip removed with its dialog is no longer open.
  screen.disconnect();
  if (!isOpen()) return;
  closedAt = Date.now();
  tip.hidePopover();
}

function press({ target }: Event): void {
  closeUntilBack(controlAt(target));
}

/** No tooltip for a pressed or dismissed control until the pointer returns. */
function closeUntilBack(known: HTMLElement | null): void {
  close();
  control = known;
}

/** Escape closes only the tooltip, not the menu or dialog below. */
function onKey(event: KeyboardEvent): void {
  isMovedByKey = /^Tab|^Arrow/.test(event.key);
  if (/^(Enter| )$/.test(event.key)) closeUntilBack(control);
  if (actingKey(event) !== 'Escape' || !isOpen()) return;
  event.preventDefault();
  event.stopPropagation();
  closeUntilBack(control);
}

const EDGE_PX = 8;

/** Below its control, or above without space; within the window, and never over the control. */
function placeTooltip(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = at.bottom + tooltip.gapPx;
  const fits = below + height <= innerHeight - EDGE_PX;
  const centered = at.left + (at.width - width) / 2;
  const rightmost = document.documentElement.clientWidth - width - EDGE_PX;
  tip.style.inset = 'auto';
  tip.style.top = `${fits ? below : at.top - tooltip.gapPx - height}px`;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(centered, rightmost))}px`;
}
