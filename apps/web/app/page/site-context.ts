import type { SiteRequest } from '@polaris/contracts';
import { createContext } from 'react-router';

/** The context of loaders and actions. */
export const siteContext = createContext<SiteRequest>();
