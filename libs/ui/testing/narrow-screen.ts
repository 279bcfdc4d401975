import { afterEach, beforeEach } from '@jest/globals';

/** The tests are on a tablet held upright: a navigation fits beside the screen, a grid does not. */
export function onNarrowScreen(): void {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('48rem') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
}
