import { Global, Module } from '@nestjs/common';
import { BlobsController } from './blobs.controller';
import { BlobsRepository } from './blobs.repository';
import { BlobsService } from './blobs.service';

@Global()
@Module({
  controllers: [BlobsController],
  providers: [BlobsRepository, BlobsService],
  exports: [BlobsService],
})
export class BlobsModule {}
