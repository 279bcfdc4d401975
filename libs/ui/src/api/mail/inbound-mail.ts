import {
  type PostmarkInboundInput,
  type SesInboundInput,
  getInboundMail,
  removeInboundMail,
  setPostmarkInbound,
  setSesInbound,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

export const useInboundMail = () => useQuery(queryOf(getInboundMail));

/** Its response has the secret, which is not shown again. */
export const useSetPostmarkInbound = () =>
  useRefreshingMutation((body: PostmarkInboundInput) => call(setPostmarkInbound, { body }));

export const useSetSesInbound = () =>
  useRefreshingMutation((body: SesInboundInput) => call(setSesInbound, { body }));

export const useRemoveInboundMail = () => useRefreshingMutation(() => call(removeInboundMail));
