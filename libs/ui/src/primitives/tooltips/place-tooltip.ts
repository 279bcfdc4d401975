import { tooltip } from './tooltip-style.ts';

const EDGE_PX = 8;

/** Below its control, or above without space; within the window, and never over the control. */
export function placeTooltip(tip: HTMLElement, control: Element): void {
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
