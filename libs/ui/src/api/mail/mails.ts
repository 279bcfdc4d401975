import { discardHeldMails, listMails, releaseHeldMails, retryMail } from '@polaris/contracts';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';

export type MailFilter = FilterOf<typeof listMails>;

/** The mails of the server, newest first: all, those of one status, or those to one address. */
export const useMailPages = (filter: MailFilter) =>
  usePages(listMails, { query: { limit: PAGE_SIZE, ...filter } });

export const useRetryMail = () =>
  useRefreshingMutation((id: number) => call(retryMail, { params: { id } }));

const decisions = { release: releaseHeldMails, discard: discardHeldMails };

/** Sends or discards the mails on hold; returns how many. */
export const useReleaseHeldMails = () =>
  useRefreshingMutation((decision: keyof typeof decisions) => call(decisions[decision]));
