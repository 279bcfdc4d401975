import { MAX_MESSAGE_FILES, sizeText } from '@polaris/contracts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { dropDraft, readDraft, saveDraft } from '../site/account/drafts.ts';
import type { StartUpload } from './files.ts';
import { useFileUploads } from './use-file-uploads.ts';

const attachmentSchema = z.object({ uploadId: z.string(), name: z.string(), size: z.number() });
/** A file that was uploaded for a message. */
export type Attachment = z.output<typeof attachmentSchema>;

const draftSchema = z.object({ attachments: z.array(attachmentSchema) });

const UNFINISHED = 'A file could not be attached. Remove it, or try again.';

/** The draft with the files of a message, next to the draft of its text. */
const draftOf = (name: string): string => `${name}-files`;

/** Stores files as a draft, with which the form of a message starts. */
export function saveAttachments(name: string, attachments: readonly Attachment[]): void {
  if (attachments.length > 0) saveDraft(draftOf(name), { attachments });
  else dropDraft(draftOf(name));
}

/** The files of a message that is being written, stored as a draft like its text. */
export function useAttachments(begin: StartUpload, draft: string) {
  const [attachments, setAttachments] = useState(() => readAttachments(draft));
  const latest = useRef(attachments);
  const change = (next: Attachment[]) => {
    latest.current = next;
    setAttachments(next);
    saveAttachments(draft, next);
  };
  const { rows, start, finished } = useFileUploads(
    (body) => begin({ ...body, isForMessage: true }),
    {
      onUploaded: (uploadId, { name, size }) =>
        change([...latest.current, { uploadId, name, size }]),
      problemOf: (others) => tooMany(latest.current.length + others),
    },
  );
  const remove = (uploadId: string) =>
    change(latest.current.filter((attachment) => attachment.uploadId !== uploadId));
  return {
    isEmpty: attachments.length === 0,
    fields: {
      files: attachments.map(({ uploadId, name, size }) => ({
        key: uploadId,
        name,
        size: sizeText(size),
        onRemove: () => remove(uploadId),
      })),
      uploads: rows,
      onAttach: start,
    },
    clear: () => change([]),
    /** Waits for the current uploads; throws if one of them failed. */
    uploaded: async (): Promise<Attachment[]> => {
      if (!(await finished())) throw new Error(UNFINISHED);
      return latest.current;
    },
  };
}

const tooMany = (others: number): Error | undefined =>
  others < MAX_MESSAGE_FILES
    ? undefined
    : new Error(`A message has at most ${MAX_MESSAGE_FILES} files.`);

function readAttachments(name: string): Attachment[] {
  const { data } = draftSchema.safeParse(readDraft(draftOf(name)));
  return data?.attachments ?? [];
}
