/** The most people that the page's matcher compares. Reading them takes a phone about half a second. */
export const matcherLimits = { database: 2000, list: 1000 } as const;
