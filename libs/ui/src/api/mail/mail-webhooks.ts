import {
  type MailProvider,
  type SesTopicInput,
  listMailWebhooks,
  makePostmarkAddress,
  removeMailWebhook,
  setSesTopic,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

export const useMailWebhooks = () => useQuery(queryOf(listMailWebhooks));

/** Its response has the secret, which is not shown again. */
export const useMakePostmarkAddress = () => useRefreshingMutation(() => call(makePostmarkAddress));

export const useSetSesTopic = () =>
  useRefreshingMutation((body: SesTopicInput) => call(setSesTopic, { body }));

export const useRemoveMailWebhook = () =>
  useRefreshingMutation((provider: MailProvider) =>
    call(removeMailWebhook, { params: { provider } }),
  );
