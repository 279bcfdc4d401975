import { type SecurityEventName, listSecurityEvents } from '@polaris/contracts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';

/** Sign-ins and other security events, newest first. */
export const useSecurityEventPages = (event: SecurityEventName | '') =>
  usePages(listSecurityEvents, { query: { limit: PAGE_SIZE, event } });
