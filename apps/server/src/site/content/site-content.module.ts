import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../records/audit/audit.module';
import { SiteContentController } from './site-content.controller';
import { SiteContentEntity } from './site-content.entity';
import { SiteContentRecordKind } from './site-content.record';
import { SiteContentRepository } from './site-content.repository';
import { SiteContentService } from './site-content.service';

@Module({
  imports: [TypeOrmModule.forFeature([SiteContentEntity]), AuditModule],
  controllers: [SiteContentController],
  providers: [SiteContentRecordKind, SiteContentRepository, SiteContentService],
  exports: [SiteContentService],
})
export class SiteContentModule {}
