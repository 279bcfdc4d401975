import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module';
import { MailDeliveryService } from './mail-delivery.service';
import { MailTransport } from './mail-transport';
import { MailEntity } from './mail.entity';
import { MailService } from './mail.service';
import { MailsController } from './mails.controller';
import { OldMailsService } from './old-mails.service';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity]), JobsModule],
  controllers: [MailsController],
  providers: [MailService, MailDeliveryService, MailTransport, OldMailsService],
  exports: [MailService],
})
export class MailModule {}
