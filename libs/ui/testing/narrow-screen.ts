import { afterEach, beforeEach } from '@jest/globals';

/** Emulates a portrait tablet: the side navigation fits, a grid does not. */
export function onNarrowScreen(): void {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('48rem') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
}
