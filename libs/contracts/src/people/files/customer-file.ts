import * as z from 'zod/mini';
import { idSchema, int4, requiredText, timestamp } from '../../values/text/text.ts';
import { withoutInvisible } from '../../values/text/invisible.ts';

export const MAX_FILE_BYTES = 20_000_000;
/** The limit as text, for messages. */
export const MAX_FILE_SIZE = '20 MB';

export const fileSides = ['owner', 'client'] as const;
export type FileSide = (typeof fileSides)[number];

/** Without invisible characters, which can reverse a name so that "exe" looks like "png" (Unicode UTS #39). */
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
  /** The message that it was attached to. */
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

/** The bytes of each piece of an upload but the last: one request must not take too long. */
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
  /** Stored only if a message names this upload within an hour. */
  isForMessage: z._default(z.boolean(), false),
});
export type FileUploadInput = z.output<typeof fileUploadInputSchema>;
export type FileToUpload = z.input<typeof fileUploadInputSchema>;

export const MAX_MESSAGE_FILES = 10;

/** The uploads that belong to a message. */
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

/** The offset at which a piece starts: the end of the previous one. */
export const filePieceQuerySchema = z.object({
  offset: z.pipe(z.string().check(z.regex(/^\d{1,8}$/)), z.transform(Number)),
});

/** Fields that are not sent stay unchanged. */
export const customerFileUpdateSchema = z.object({
  name: z.optional(fileName),
  isShared: z.optional(z.boolean()),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type CustomerFileUpdate = z.output<typeof customerFileUpdateSchema>;

/** The space that files use, and the limit, in bytes. */
export const fileSpaceSchema = z.object({ used: z.int(), limit: z.int() });
export type FileSpace = z.output<typeof fileSpaceSchema>;
