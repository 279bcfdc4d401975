import {
  type FileUpload,
  type FileToUpload,
  startCustomerFile,
  startOwnFile,
  deleteCustomerFile,
  getFileSpace,
  getFileThumbnail,
  getFileUpload,
  listCustomerFiles,
  listOwnFiles,
  sendFilePiece,
  updateCustomerFile,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiUrl, call } from '../client/client.ts';
import { usePatch, useRemove } from '../client/mutations.ts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';
import { pathOf } from '../client/path-of.ts';
import { queryOf } from '../client/queries.ts';
import { uploadPieces } from '../client/upload-pieces.ts';

/** The files on a customer's record, newest first. */
export const useCustomerFilePages = (id: number) =>
  usePages(listCustomerFiles, { params: { id }, query: { limit: PAGE_SIZE } });

/** The files that the client sees, newest first. */
export const useOwnFilePages = () => usePages(listOwnFiles, { query: { limit: PAGE_SIZE } });

/** The space that files use, and its limit. */
export const useFileSpace = () => useQuery(queryOf(getFileSpace));

export const useUpdateFile = () => usePatch(updateCustomerFile);

export const useRemoveFile = () => useRemove(deleteCustomerFile);

/** The address of a small picture. */
export const thumbnailUrl = (id: number): string =>
  apiUrl(pathOf(getFileThumbnail, { params: { id } }));

/** Starts an upload. */
export type StartUpload = (body: FileToUpload) => Promise<FileUpload>;

/** Starts to upload to a customer's record. */
export const startCustomerUpload =
  (id: number): StartUpload =>
  (body) =>
    call(startCustomerFile, { params: { id }, body });

/** Starts to upload a file for the owner. */
export const startOwnUpload: StartUpload = (body) => call(startOwnFile, { body });

interface Upload {
  file: File;
  begin: StartUpload;
  /** Called with the uploaded bytes. */
  onProgress: (received: number) => void;
  signal: AbortSignal;
}

/** Uploads a file, resuming if interrupted; returns the id of the upload. */
export async function uploadFile({ begin, ...upload }: Upload): Promise<string> {
  const { file, signal } = upload;
  const { id } = await begin({ name: file.name, size: file.size });
  const params = { id };
  await uploadPieces({
    ...upload,
    received: async () => (await call(getFileUpload, { params, signal })).received,
    sendPiece: async (body, offset) =>
      (await call(sendFilePiece, { params, query: { offset }, body, signal })).received,
  });
  return id;
}
