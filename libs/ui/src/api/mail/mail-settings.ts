import {
  type MailSettings,
  type SentBody,
  checkSenderDomain,
  forgetMailServer,
  getMailSettings,
  sendTestMail,
  updateMailSettings,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation, useSend } from '../client/mutations.ts';

/** The only settings, with an id as forms require one. */
const asRecord = (settings: MailSettings) => ({ ...settings, id: 1 });
export type EditableMailSettings = ReturnType<typeof asRecord>;

export const useMailSettings = () =>
  useQuery({
    queryKey: [getMailSettings.path],
    queryFn: async ({ signal }) => asRecord(await call(getMailSettings, { signal })),
  });

/** Reloads everything, as other screens show whether mail is sent. */
export const useUpdateMailSettings = () =>
  useRefreshingMutation(async (body: SentBody<typeof updateMailSettings>) =>
    asRecord(await call(updateMailSettings, { body })),
  );

export const useForgetMailServer = () => useSend(forgetMailServer);

export const useTestMail = () =>
  useMutation({
    mutationFn: (body: SentBody<typeof sendTestMail>) => call(sendTestMail, { body }),
  });

export const useSenderDomain = () =>
  useMutation({
    mutationFn: (body: SentBody<typeof checkSenderDomain>) => call(checkSenderDomain, { body }),
  });
