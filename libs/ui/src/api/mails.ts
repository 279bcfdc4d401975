import { type MailStatus, heldMailsSchema, mailSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

const MAILS = '/api/admin/mails';

export interface MailFilter {
  status?: MailStatus | '';
  to?: string;
}

/** The mails of the server, newest first: all, those of one status, or those to one address. */
export const useMailPages = (filter: MailFilter) =>
  usePages(listPath(MAILS, { limit: PAGE_SIZE, ...filter }), mailSchema);

export function useRetryMail() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => call(`${MAILS}/${id}/retry`, mailSchema, { method: 'POST' }),
    onSettled: refresh,
  });
}

/** Sends the mails that waited in a restored backup, or gives them up; returns how many. */
export function useDecideHeldMails() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (decision: 'release' | 'discard') =>
      call(`${MAILS}/${decision}`, heldMailsSchema, { method: 'POST' }),
    onSettled: refresh,
  });
}
