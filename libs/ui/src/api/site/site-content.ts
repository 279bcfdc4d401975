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
import { type ShownSite, showSite } from './shown-site.ts';

const listKey = [listSiteContent.path];
const partKey = (name: string) => [getSiteContent.path, name];
const versionsKey = (name: string) => [listContentVersions.path, name];

export const useSiteContent = () =>
  useQuery<ListedContent[]>({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listSiteContent, { signal }),
  });

/** The frame around each page shows one part. */
function showPart(part: SiteContentPart): SiteContentPart {
  if (part.name === 'site') showSite(part.value as ShownSite);
  return part;
}

/** One part with its form. Read whenever it is opened, and never while it is edited. */
export const useSiteContentPart = (name: string) =>
  useQuery<SiteContentPart>({
    queryKey: partKey(name),
    queryFn: async ({ signal }) =>
      showPart(await call(getSiteContent, { params: { name }, signal })),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function useUpdateSiteContent(name: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SiteContentInput) => call(updateSiteContent, { params: { name }, body }),
    onSuccess: (part) => cache.setQueryData(partKey(name), showPart(part)),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: listKey }),
        cache.invalidateQueries({ queryKey: versionsKey(name) }),
      ]),
  });
}

/** `onReset` must read the part again, even if the button has been removed. */
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

/** The page with these texts as HTML. Keeps the last one until the new one has loaded. */
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

/** Whether a picture is being uploaded. */
export const useIsUploadingPicture = (): boolean => useIsMutating({ mutationKey: uploadKey }) > 0;

/** Returns the name of the picture, by which the content refers to it. */
export const useUploadSitePicture = (prepare: (file: File) => Promise<Blob>) =>
  useMutation({
    mutationKey: uploadKey,
    mutationFn: async (file: File) =>
      (await call(uploadSitePicture, { body: await prepare(file) })).picture,
  });
