import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TrashModule } from '../../records/trash/trash.module';
import { AssetEntity } from './asset.entity';
import { AssetRecordKind } from './asset.record';
import { AssetsController } from './assets.controller';
import { AssetsRepository } from './assets.repository';
import { AssetsService } from './assets.service';

@Module({
  imports: [TypeOrmModule.forFeature([AssetEntity]), TrashModule],
  controllers: [AssetsController],
  providers: [AssetsService, AssetsRepository, AssetRecordKind],
  exports: [AssetsService],
})
export class AssetsModule {}
