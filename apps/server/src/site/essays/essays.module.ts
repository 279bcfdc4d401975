import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TrashModule } from '../../records/trash/trash.module';
import { EssayEntity } from './essay.entity';
import { EssayRecordKind } from './essay.record';
import { EssaysController } from './essays.controller';
import { EssaysRepository } from './essays.repository';
import { EssaysService } from './essays.service';

@Module({
  imports: [TypeOrmModule.forFeature([EssayEntity]), TrashModule],
  controllers: [EssaysController],
  providers: [EssaysService, EssaysRepository, EssayRecordKind],
  exports: [EssaysService],
})
export class EssaysModule {}
