/** The page's background by theme, for where no stylesheet applies: browser bars and installed icons. */
export const surfaces = { light: '#fcfbf7', dark: '#0c1224' } as const;
