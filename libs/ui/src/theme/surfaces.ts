/** The page's ground by theme, where no stylesheet reaches: the browser's own bars, installed icons. */
export const surfaces = { light: '#fcfbf7', dark: '#0c1224' } as const;
