import { Module } from '@nestjs/common';
import { TrashController } from './trash.controller';
import { TrashPurgeService } from './trash-purge.service';
import { TrashService } from './trash.service';

@Module({
  controllers: [TrashController],
  providers: [TrashService, TrashPurgeService],
  exports: [TrashService],
})
export class TrashModule {}
