import { createContext, use } from 'react';

/**
 * Set by a shell that cannot carry large files: the origin at which the same screens are open in a
 * browser. Null in a browser itself.
 */
export const SiteOriginContext = createContext<string | null>(null);

export const useSiteOrigin = (): string | null => use(SiteOriginContext);
