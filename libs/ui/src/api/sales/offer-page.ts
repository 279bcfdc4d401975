import {
  type OfferAcceptanceInput,
  type OfferDecline,
  type OfferPage,
  type OfferQuestion,
  acceptOffer,
  askAboutOffer,
  declineOffer,
  downloadOffer,
  mailOfferCode,
  offerPageSchema,
  openOffer,
  payForOffer,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../client/api-error.ts';
import { call, callFile } from '../client/client.ts';
import { saveFile } from '../client/save-file.ts';

const keyOf = (token: string) => [openOffer.path, token];

/** An offer as its link shows it. While its reader chooses, it is not read again, as it might change below the hands. */
export const useOfferPage = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(openOffer, { body: { token }, signal }),
    // Tried offline, too: that it failed is shown, with a button to try again.
    networkMode: 'always',
    refetchOnWindowFocus: ({ state }) => state.data?.state === 'accepted' && 'always',
  });

export const useAcceptOffer = (token: string) =>
  useAnswer(token, (answer: Omit<OfferAcceptanceInput, 'token'>) =>
    call(acceptOffer, { body: { token, ...answer } }),
  );

export const useDeclineOffer = (token: string) =>
  useAnswer(token, (answer: Omit<OfferDecline, 'token'>) =>
    call(declineOffer, { body: { token, ...answer } }),
  );

/** Shows the page that follows the answer; if the answer was to an earlier one, the newer page. */
function useAnswer<Answer>(token: string, answer: (answer: Answer) => Promise<OfferPage>) {
  const cache = useQueryClient();
  const show = (page: OfferPage) => cache.setQueryData(keyOf(token), page);
  return useMutation({
    networkMode: 'always',
    mutationFn: answer,
    onSuccess: show,
    onError: (error) => {
      const newer = newerPage(error);
      if (newer) show(newer);
    },
  });
}

/** The newer page in the error of an answer to an earlier one. */
export function newerPage(error: unknown): OfferPage | undefined {
  if (!hasStatus(error, 409)) return undefined;
  return offerPageSchema.safeParse(error.problem?.offer).data;
}

/** Mails the code that accepting takes. */
export const useMailOfferCode = (token: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: () => call(mailOfferCode, { body: { token } }),
  });

export const useAskAboutOffer = (token: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: ({ text }: Pick<OfferQuestion, 'text'>) =>
      call(askAboutOffer, { body: { token, text } }),
  });

/** Returns the page on which it is paid. If that fails, what is due may have changed. */
export function usePayForOffer(token: string) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(payForOffer, { body: { token } }),
    onError: () => cache.invalidateQueries({ queryKey: keyOf(token) }),
  });
}

/** Saves the offer, or what was accepted of it, as a file. */
export const useDownloadOffer = (token: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile(await callFile(downloadOffer, { body: { token } })),
  });
