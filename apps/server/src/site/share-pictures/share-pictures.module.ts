import { Module } from '@nestjs/common';
import { SharePicturesRepository } from './share-pictures.repository';
import { SharePicturesService } from './share-pictures.service';

@Module({
  providers: [SharePicturesRepository, SharePicturesService],
  exports: [SharePicturesService],
})
export class SharePicturesModule {}
