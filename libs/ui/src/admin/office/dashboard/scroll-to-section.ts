/** The longest smooth scroll of browsers. */
const SCROLLED_MS = 1000;

/** Events of user scrolling. */
const userEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls smoothly to a section. Content loading above it can stop the scroll early: it is then
 * corrected, unless the user has scrolled.
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
    for (const event of userEvents) removeEventListener(event, leave, { capture: true });
  };
  for (const event of userEvents) addEventListener(event, leave, { capture: true, passive: true });
}
