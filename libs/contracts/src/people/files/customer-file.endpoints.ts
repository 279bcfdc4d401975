import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  customerFileSchema,
  customerFileUpdateSchema,
  customerFilesSchema,
  filePieceQuerySchema,
  fileSpaceSchema,
  fileUploadInputSchema,
  fileUploadParamsSchema,
  fileUploadSchema,
  ownFilesSchema,
} from './customer-file.ts';

export const listCustomerFiles = ownerRead({
  tag: 'Customer files',
  summary: 'List the files of a customer, newest first',
  path: '/api/customers/:id/files',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: customerFilesSchema,
});

export const startCustomerFile = ownerCreate({
  tag: 'Customer files',
  summary: "Start to upload a file to a customer's record",
  description: 'The client does not see the file until it is shared.',
  path: '/api/customers/:id/files',
  params: idParamsSchema,
  body: fileUploadInputSchema,
  returns: fileUploadSchema,
  errors: { 409: 'There is not enough space left for this file.' },
});

export const updateCustomerFile = ownerWrite({
  tag: 'Customer files',
  summary: 'Rename a file, or change whether the client sees it',
  method: 'PATCH',
  path: '/api/admin/files/:id',
  params: idParamsSchema,
  body: customerFileUpdateSchema,
  returns: customerFileSchema,
});

export const deleteCustomerFile = ownerDelete({
  tag: 'Customer files',
  summary: 'Move a file to the trash',
  path: '/api/admin/files/:id',
  params: idParamsSchema,
});

export const getFileSpace = ownerRead({
  tag: 'Customer files',
  summary: 'Tell how much space the files take',
  path: '/api/admin/file-space',
  returns: fileSpaceSchema,
});

export const listOwnFiles = endpoint({
  tag: 'Customer files',
  summary: 'List the files shared with the client, newest first',
  method: 'GET',
  path: '/api/files',
  allow: 'signed-in',
  query: plainPageQuerySchema,
  returns: ownFilesSchema,
});

export const startOwnFile = endpoint({
  tag: 'Customer files',
  summary: 'Start to upload a file for the owner',
  method: 'POST',
  path: '/api/files',
  allow: 'signed-in',
  proof: 'session',
  body: fileUploadInputSchema,
  status: 201,
  returns: fileUploadSchema,
  errors: { 409: 'There is not enough space left for this file.' },
});

export const getFileUpload = endpoint({
  tag: 'Customer files',
  summary: 'Tell how much of a file has arrived',
  method: 'GET',
  path: '/api/file-uploads/:id',
  allow: 'signed-in',
  params: fileUploadParamsSchema,
  returns: fileUploadSchema,
});

export const sendFilePiece = endpoint({
  tag: 'Customer files',
  summary: 'Send the next piece of a file',
  description:
    'With the last piece, the file is on the record. A piece that has arrived already changes nothing.',
  method: 'PUT',
  path: '/api/file-uploads/:id/content',
  allow: 'signed-in',
  proof: 'session',
  params: fileUploadParamsSchema,
  query: filePieceQuerySchema,
  upload: { mediaType: 'application/octet-stream', example: '(a piece of a file)' },
  returns: fileUploadSchema,
  errors: {
    409: 'The next piece begins at 4000000.',
    413: 'A piece has at most 1000000 bytes.',
    415: 'This file is named .pdf, but it is not a PDF.',
  },
});

export const downloadFile = endpoint({
  tag: 'Customer files',
  summary: 'Download a file',
  description: 'The owner has all files, a client those that are shared with them.',
  method: 'GET',
  path: '/api/files/:id/content',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  file: { mediaType: 'application/octet-stream', example: '(the content of the file)' },
});

export const getFileThumbnail = endpoint({
  tag: 'Customer files',
  summary: 'Show a picture at a small size',
  method: 'GET',
  path: '/api/files/:id/thumbnail',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  file: { mediaType: 'image/png', example: '(a picture)' },
});
