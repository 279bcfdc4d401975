/** A font that the first screen is set in, asked for before the stylesheet names it. */
export const fontPreload = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2' as const,
  crossOrigin: 'anonymous' as const,
  href,
});
