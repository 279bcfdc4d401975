import { createContext, use } from 'react';

/**
 * Set by a shell without large downloads: the origin where a browser shows the same screens. Null in a browser.
 */
export const SiteOriginContext = createContext<string | null>(null);

export const useSiteOrigin = (): string | null => use(SiteOriginContext);
