import { OWN_FONTS, storageKeys } from '@polaris/contracts/browser-names';

/**
 * The page asks for its own fonts once its text has been painted. From then on they are cached, and the
 * script of the first paint takes them at once.
 */
export function takeOwnFonts(): void {
  const root = document.documentElement;
  if (root.hasAttribute(OWN_FONTS)) return;
  const painted = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    root.setAttribute(OWN_FONTS, '');
    requestAnimationFrame(() => void document.fonts.ready.then(remember));
  });
  painted.observe({ type: 'paint', buffered: true });
}

function remember(): void {
  try {
    localStorage.setItem(storageKeys.fonts, '1');
  } catch {
    // Without storage each page takes them after its first paint.
  }
}
