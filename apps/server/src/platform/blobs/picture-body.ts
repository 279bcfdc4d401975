import type { IncomingMessage } from 'node:http';
import { NOT_A_PICTURE, type PictureLimit, readPictureFormat } from '@polaris/contracts';
import type { ReceivedPicture } from './blob';
import { ProblemError } from '../problem/problem';
import { readBody } from '../http/bodies/read-body';

/** Returns the uploaded picture; throws for anything else. */
export async function receivePicture(
  body: IncomingMessage,
  limit: PictureLimit,
): Promise<ReceivedPicture> {
  const content = await readBody(body, limit.bytes, `The picture is larger than ${limit.size}.`);
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
