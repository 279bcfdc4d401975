import * as z from 'zod/mini';
import { idSchema, int4, requiredText, timestamp } from '../../values/text/text.ts';
import { withoutInvisible } from '../../values/text/invisible.ts';

export const MAX_FILE_BYTES = 20_000_000;
/** The same as people read it. */
export const MAX_FILE_SIZE = '20 MB';

export const fileSides = ['owner', 'client'] as const;
export type FileSide = (typeof fileSides)[number];

/** Without what turns a name around: "exe" can look like "png" (Unicode UTS #39). */
const fileName = requiredText(1, 255, 'Name is required', withoutInvisible).check(
  z.refine<string>((name) => !/[/\\\p{Cc}]/u.test(name), {
    error: 'A file name cannot have a slash or a line break.',
  }),
);

/** A file on a customer's record. Its type is found from the content, never taken from the sender. */
export const customerFileSchema = z.object({
  id: idSchema,
  customerId: idSchema,
  name: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.int(),
  uploadedBy: z.enum(fileSides),
  /** Whether the client sees it. */
  isShared: z.boolean(),
  hasThumbnail: z.boolean(),
  /** The message that it came with. */
  messageId: z.nullable(idSchema),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CustomerFile = z.output<typeof customerFileSchema>;

export const customerFilesSchema = z.array(customerFileSchema);

export const customerFileFieldLabels: Record<keyof CustomerFile, string> = {
  id: 'Id',
  customerId: 'Customer',
  name: 'Name',
  mediaType: 'Type',
  size: 'Size',
  uploadedBy: 'Uploaded by',
  isShared: 'Shared',
  hasThumbnail: 'Preview',
  messageId: 'Message',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/** A file as the client sees it: shared by the owner, or their own upload. */
export const ownFileSchema = z.pick(customerFileSchema, {
  id: true,
  name: true,
  mediaType: true,
  size: true,
  uploadedBy: true,
  hasThumbnail: true,
  createdAt: true,
});
export type OwnFile = z.output<typeof ownFileSchema>;

export const ownFilesSchema = z.array(ownFileSchema);

/** A file as its message shows it. */
export const attachedFileSchema = z.pick(customerFileSchema, {
  id: true,
  name: true,
  mediaType: true,
  size: true,
  hasThumbnail: true,
});
export type AttachedFile = z.output<typeof attachedFileSchema>;
export const attachedFilesSchema = z.array(attachedFileSchema);

/** Each piece of an upload but the last has this many bytes: a request may take only so long. */
export const FILE_PIECE_BYTES = 1_000_000;

export const fileUploadInputSchema = z.object({
  name: fileName,
  /** In bytes. */
  size: z
    .int({ error: 'Must be a whole number.' })
    .check(
      z.gte(1, { error: 'This file is empty.' }),
      z.lte(MAX_FILE_BYTES, { error: `This file is larger than ${MAX_FILE_SIZE}.` }),
    ),
  /** It is kept only when a message names its upload, within an hour. */
  isForMessage: z._default(z.boolean(), false),
});
export type FileUploadInput = z.output<typeof fileUploadInputSchema>;
export type FileToUpload = z.input<typeof fileUploadInputSchema>;

export const MAX_MESSAGE_FILES = 10;

/** The uploads of the files that come with a message. */
export const uploadIdsSchema = z._default(
  z.array(z.uuid()).check(
    z.maxLength(MAX_MESSAGE_FILES, {
      error: `A message has at most ${MAX_MESSAGE_FILES} files.`,
    }),
  ),
  [],
);

/** An upload that was started: how much of it has arrived, in bytes. */
export const fileUploadSchema = z.object({ id: z.uuid(), received: z.int() });
export type FileUpload = z.output<typeof fileUploadSchema>;

export const fileUploadParamsSchema = z.object({ id: z.uuid('This upload was not found.') });

/** Where in the file a piece starts: where the last one ended. */
export const filePieceQuerySchema = z.object({
  offset: z.pipe(z.string().check(z.regex(/^\d{1,8}$/)), z.transform(Number)),
});

/** What is not sent stays as it is. */
export const customerFileUpdateSchema = z.object({
  name: z.optional(fileName),
  isShared: z.optional(z.boolean()),
  /** The version that was edited; another one in the database answers 409. */
  version: z.optional(int4),
});
export type CustomerFileUpdate = z.output<typeof customerFileUpdateSchema>;

/** How much space files take, and how much they may take, in bytes. */
export const fileSpaceSchema = z.object({ used: z.int(), limit: z.int() });
export type FileSpace = z.output<typeof fileSpaceSchema>;
