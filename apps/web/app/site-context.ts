import type { SiteRequest } from '@polaris/contracts';
import { createContext } from 'react-router';

/** What the server hands to loaders and actions with each request. */
export const siteContext = createContext<SiteRequest>();
