import { site } from './site.ts';

/**
 * The owner's portrait. To use a photo, put it next to this file, square and at least 480 pixels wide,
 * import it here with `?url`, and describe it in `alt`. The drawing is so small that it is inlined.
 */
export { default as portraitUrl } from './portrait.svg?inline';

/** Demo content: a drawing as a placeholder. */
export const portrait = {
  alt: `Placeholder for a photo of ${site.owner}`,
  caption: 'Your photo here',
};
