import type { IncomingMessage } from 'node:http';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  NOT_A_PICTURE,
  readPictureFormat,
} from '@polaris/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NewBlob } from '../platform/blobs/blob';
import { discardBody } from '../platform/http/discard-body';
import { BodyTooLargeError, readBody } from '../platform/http/read-body';
import { ProblemError } from '../platform/problem/problem';

const PICTURE = '/api/account/picture';
/** Photographs as cameras take them are too large, but their senders still get their response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Files of any kind, for the profile picture alone, handed on unread: what counts is their content. */
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
  routeOptions.url === PICTURE && /^(identity)?$/i.test(headers['content-encoding'] ?? '');

const unsupported = () =>
  new ProblemError(415, 'Content-Type must be application/json, in UTF-8 and not compressed.');

/** The picture that was sent; throws for anything else. */
export async function receivePicture(body: IncomingMessage): Promise<NewBlob> {
  const content = await readBody(body, MAX_PICTURE_BYTES).catch(explain);
  if (content.length === 0) throw new ProblemError(400, 'The file is empty.');
  const format = readPictureFormat(content);
  if (!format) throw new ProblemError(415, NOT_A_PICTURE);
  const { mediaType, width, height } = format;
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_PICTURE_PIXELS)
    throw new ProblemError(422, TOO_MANY_PIXELS);
  return { mediaType, content };
}

const TOO_MANY_PIXELS = `The picture must be at most ${MAX_PICTURE_PIXELS} pixels wide and high.`;

function explain(error: unknown): never {
  if (error instanceof BodyTooLargeError)
    throw new ProblemError(413, 'The picture is larger than 200 kB.');
  throw new ProblemError(400, 'The picture did not arrive completely.');
}
