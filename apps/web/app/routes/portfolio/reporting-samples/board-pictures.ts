/** The pictures that `npm run dashboards` draws, by file name, at their address in the build. */
const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** All of them have this size. */
export const boardPictureSize = { width: 1600, height: 1280 };

export function boardPicture(slug: string, theme: 'light' | 'dark'): string {
  const address = files[`./pictures/${slug}-${theme}.avif`];
  if (!address) throw new Error(`There is no ${theme} picture of the dashboard ${slug}`);
  return address;
}
