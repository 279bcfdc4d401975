import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../platform/jobs/jobs.module';
import { MailDeliveryService } from './mail-delivery.service';
import { MailSecretsService } from './mail-secrets.service';
import { MailTransport } from './mail-transport';
import { MailEntity } from './mail.entity';
import { MailService } from './mail.service';
import { MailsController } from './mails.controller';
import { OldMailsService } from './old-mails.service';
import { OwnerNoticesService } from './owner-notices.service';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity]), JobsModule],
  controllers: [MailsController],
  providers: [
    MailService,
    MailDeliveryService,
    MailSecretsService,
    MailTransport,
    OldMailsService,
    OwnerNoticesService,
  ],
  exports: [MailService, MailSecretsService, OwnerNoticesService],
})
export class MailModule {}
