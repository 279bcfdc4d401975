import {
  type IntroCallCancellation,
  type IntroCallConfirmation,
  type IntroCallInput,
  type IntroCallMove,
  cancelIntroCall,
  confirmIntroCall,
  holdIntroCall,
  listIntroSlots,
  moveIntroCall,
  openIntroCall,
} from '@polaris/contracts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { useRefreshingMutation } from '../../client/mutations.ts';
import { useRefreshAll } from '../../client/refresh-all.ts';

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextFrom }: { nextFrom: string | null }) => nextFrom ?? undefined,
};

/** The times at which a visitor can book a free call of a service, some days at a time. */
export const useIntroSlots = (serviceId: number) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [listIntroSlots.path, serviceId],
    queryFn: ({ pageParam: from, signal }) =>
      call(listIntroSlots, {
        params: { id: String(serviceId) },
        query: from ? { from } : {},
        signal,
      }),
  });

export const useHoldIntroCall = () =>
  useRefreshingMutation((body: IntroCallInput) => call(holdIntroCall, { body }));

export const useConfirmIntroCall = () =>
  useRefreshingMutation((body: IntroCallConfirmation) => call(confirmIntroCall, { body }));

/** The call that a link belongs to, with the times that it can be moved to. */
export const useIntroCall = (token: string) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [openIntroCall.path, token],
    queryFn: ({ pageParam: from, signal }) =>
      call(openIntroCall, { body: { token, ...(from && { from }) }, signal }),
  });

export const useMoveIntroCall = () =>
  useRefreshingMutation((body: IntroCallMove) => call(moveIntroCall, { body }));

/** Reloads only after a failure: a canceled call has nothing left to show. */
export function useCancelIntroCall() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: IntroCallCancellation) => call(cancelIntroCall, { body }),
    onError: refresh,
  });
}
