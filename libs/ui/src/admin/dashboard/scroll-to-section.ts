/** No browser scrolls smoothly for longer. */
const SCROLLED_MS = 1000;

/** With these someone goes somewhere else on the page. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls smoothly to a section. Entries that are drawn above it while it scrolls can end that early: the
 * rest is then made up for, unless someone has acted since.
 */
export function scrollToSection(section: HTMLElement | null): void {
  if (!section) return;
  section.scrollIntoView({ behavior: 'smooth' });
  const finish = setTimeout(() => {
    section.scrollIntoView({ behavior: 'instant' });
    leave();
  }, SCROLLED_MS);
  const leave = () => {
    clearTimeout(finish);
    for (const act of acts) removeEventListener(act, leave, { capture: true });
  };
  for (const act of acts) addEventListener(act, leave, { capture: true, passive: true });
}
