import { site } from './site.ts';

/**
 * The owner's portrait. To use a photo, put it beside this file, square and at least 480 pixels wide,
 * name it here with `?url` behind it, and describe it in `alt`. The drawing is so small that it stands
 * in the page itself.
 */
export { default as portraitUrl } from './portrait.svg?inline';

/** Demo content: the drawing stands where the photo belongs. */
export const portrait = {
  alt: `Placeholder for a photo of ${site.owner}`,
  caption: 'Your photo here',
};
