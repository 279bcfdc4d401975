import type { IncomingMessage } from 'node:http';
import {
  NOT_A_PICTURE,
  type PictureLimit,
  readPictureFormat,
  uploadPicture,
  uploadSitePicture,
} from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NewBlob } from './blob';
import { ProblemError } from '../problem/problem';
import { discardBody } from '../http/discard-body';
import { BodyTooLargeError, readBody } from '../http/read-body';

const UPLOADS: readonly (string | undefined)[] = [uploadPicture.path, uploadSitePicture.path];
/** Photographs as cameras take them are too large, but their senders still get their response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Files of any kind, for pictures alone, handed on unread: what counts is their content. */
export function acceptPictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^image\//, (request, payload, done) =>
    isPicture(request) ? done(null, payload) : done(unsupported()),
  );
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (isPicture(request)) discardBody(request.raw, MAX_DISCARDED_BYTES);
    done();
  });
}

const isPicture = ({ routeOptions, headers }: FastifyRequest): boolean =>
  UPLOADS.includes(routeOptions.url) && /^(identity)?$/i.test(headers['content-encoding'] ?? '');

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');

/** The picture that was sent; throws for anything else. */
export async function receivePicture(body: IncomingMessage, limit: PictureLimit): Promise<NewBlob> {
  const content = await readBody(body, limit.bytes).catch(explainWith(limit));
  if (content.length === 0) throw new ProblemError(400, 'The file is empty.');
  const format = readPictureFormat(content);
  if (!format) throw new ProblemError(415, NOT_A_PICTURE);
  const { mediaType, width, height } = format;
  if (Math.min(width, height) < 1 || Math.max(width, height) > limit.pixels)
    throw new ProblemError(422, tooManyPixels(limit));
  return { mediaType, content };
}

const tooManyPixels = ({ pixels }: PictureLimit) =>
  `The picture must be at most ${pixels} pixels wide and high.`;

const explainWith =
  ({ size }: PictureLimit) =>
  (error: unknown): never => {
    if (error instanceof BodyTooLargeError)
      throw new ProblemError(413, `The picture is larger than ${size}.`);
    throw new ProblemError(400, 'The picture did not arrive completely.');
  };
