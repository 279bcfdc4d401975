import { Controller, StreamableFile } from '@nestjs/common';
import { getBlob } from '@polaris/contracts';
import { Handle, type InputOf } from '../http/handle';
import { notFound } from '../problem/problem';
import { BlobsService } from './blobs.service';

const YEAR = 31_536_000;

@Controller()
export class BlobsController {
  constructor(private readonly blobs: BlobsService) {}

  /** The content of a hash never changes, so it is cached for good. */
  @Handle(getBlob)
  async download({ params, reply }: InputOf<typeof getBlob>): Promise<StreamableFile> {
    const blob = await this.blobs.findShown(params.hash);
    if (!blob) throw notFound('This file');
    const { mediaType, content, caching } = blob;
    void reply.headers({
      etag: `"${params.hash}"`,
      'cache-control': `${caching}, max-age=${YEAR}, immutable`,
      // Other sites can embed it with a link to us.
      ...(caching === 'public' && { 'cross-origin-resource-policy': 'cross-origin' }),
    });
    return new StreamableFile(content, { type: mediaType, length: content.length });
  }
}
