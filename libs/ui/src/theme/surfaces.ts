/** The page's background by theme, where no stylesheet applies: browser bars, installed icons. */
export const surfaces = { light: '#fcfbf7', dark: '#0c1224' } as const;
