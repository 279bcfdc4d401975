import { describeTag, example } from '../../api/example.ts';
import {
  customerFileSchema,
  customerFileUpdateSchema,
  filePieceQuerySchema,
  fileSpaceSchema,
  fileUploadInputSchema,
  fileUploadParamsSchema,
  fileUploadSchema,
  ownFileSchema,
} from './customer-file.ts';

const upload = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a11';

export const OWN_FILE = {
  id: 12,
  name: 'Kick-off notes.pdf',
  mediaType: 'application/pdf',
  size: 84_211,
  uploadedBy: 'owner',
  hasThumbnail: false,
  createdAt: '2026-03-02T17:00:00.000Z',
} as const;

export const customerFileExamples = [
  example(customerFileSchema, {
    ...OWN_FILE,
    customerId: 7,
    isShared: true,
    messageId: null,
    version: 1,
    updatedAt: '2026-03-02T17:00:00.000Z',
  }),
  example(ownFileSchema, OWN_FILE),
  example(fileUploadInputSchema, { name: 'Kick-off notes.pdf', size: 84_211 }),
  example(fileUploadSchema, { id: upload, received: 0 }),
  example(fileUploadParamsSchema, { id: upload }),
  example(filePieceQuerySchema, { offset: '0' }),
  example(customerFileUpdateSchema, { isShared: true, version: 1 }),
  example(fileSpaceSchema, { used: 84_211, limit: 1_000_000_000 }),
];

export const customerFilesTag = describeTag(
  'Customer files',
  'Files on the record of a customer: what the owner shares, and what the client hands in.',
);
