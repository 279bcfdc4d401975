import { createContext, use } from 'react';

/**
 * Set by a shell without large downloads: the origin of the same screens in a browser. Null in a browser.
 */
export const SiteOriginContext = createContext<string | null>(null);

export const useSiteOrigin = (): string | null => use(SiteOriginContext);
