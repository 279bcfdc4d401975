const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls smoothly unless reduced motion is preferred. */
export function scrollToView(element: Element): void {
  element.scrollIntoView({ behavior: wantsMotion() ? 'smooth' : 'auto', block: 'start' });
}
