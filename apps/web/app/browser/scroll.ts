const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls there, smoothly for those who like motion. */
export function scrollToView(element: Element): void {
  element.scrollIntoView({ behavior: wantsMotion() ? 'smooth' : 'auto', block: 'start' });
}
