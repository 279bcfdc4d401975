import {
  type ContentVersion,
  type ListedContent,
  type SiteContentInput,
  type SiteContentPart,
  getSiteContent,
  listContentVersions,
  listSiteContent,
  previewSiteContent,
  resetSiteContent,
  updateSiteContent,
  uploadSitePicture,
} from '@polaris/contracts';
import {
  keepPreviousData,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../client/client.ts';

const listKey = [listSiteContent.path];
const partKey = (name: string) => [getSiteContent.path, name];
const versionsKey = (name: string) => [listContentVersions.path, name];

export const useSiteContent = () =>
  useQuery<ListedContent[]>({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listSiteContent, { signal }),
  });

/** One part with its form, read again whenever it is opened and never while it is edited. */
export const useSiteContentPart = (name: string) =>
  useQuery<SiteContentPart>({
    queryKey: partKey(name),
    queryFn: ({ signal }) => call(getSiteContent, { params: { name }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function useUpdateSiteContent(name: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SiteContentInput) => call(updateSiteContent, { params: { name }, body }),
    onSuccess: (part) => cache.setQueryData(partKey(name), part),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: listKey }),
        cache.invalidateQueries({ queryKey: versionsKey(name) }),
      ]),
  });
}

/** `onReset` has to read the part again, even if the button is gone by then. */
export function useResetSiteContent(name: string, onReset: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(resetSiteContent, { params: { name } }),
    onSuccess: onReset,
    onSettled: () =>
      Promise.all(
        [listKey, versionsKey(name)].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
}

/** The page with these texts, as HTML; the last one until it is there. */
export const useContentPreview = (
  name: string,
  value: SiteContentInput['value'],
  enabled: boolean,
) =>
  useQuery({
    queryKey: [previewSiteContent.path, name, value],
    queryFn: async ({ signal }) => {
      const { html } = await call(previewSiteContent, {
        params: { name },
        body: { value },
        signal,
      });
      return html;
    },
    placeholderData: keepPreviousData,
    enabled,
    retry: false,
    gcTime: 0,
  });

export const useContentVersions = (name: string, isOpen: boolean) =>
  useQuery<ContentVersion[]>({
    queryKey: versionsKey(name),
    queryFn: ({ signal }) => call(listContentVersions, { params: { name }, signal }),
    enabled: isOpen,
  });

const uploadKey = [uploadSitePicture.path];

/** Whether a picture is on its way. */
export const useIsUploadingPicture = (): boolean => useIsMutating({ mutationKey: uploadKey }) > 0;

/** Answers the picture's name in the content. */
export const useUploadSitePicture = (prepare: (file: File) => Promise<Blob>) =>
  useMutation({
    mutationKey: uploadKey,
    mutationFn: async (file: File) =>
      (await call(uploadSitePicture, { body: await prepare(file) })).picture,
  });
