/** The public pages with an address of their own, for search engines. Services are added to them. */
export const publicPaths = ['/', '/services', '/about', '/contact'] as const;
