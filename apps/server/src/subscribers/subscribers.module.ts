import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { TrashModule } from '../records/trash/trash.module';
import { AnnouncedEssaysRepository } from './announced-essays.repository';
import { AnnouncementsService } from './announcements.service';
import { NewsletterController } from './newsletter.controller';
import { SubscriberMailsService } from './subscriber-mails.service';
import { SubscriberTokenEntity } from './subscriber-token.entity';
import { SubscriberTokensRepository } from './subscriber-tokens.repository';
import { SubscriberEntity } from './subscriber.entity';
import { SubscriberRecordKind } from './subscriber.record';
import { SubscribersController } from './subscribers.controller';
import { SubscribersRepository } from './subscribers.repository';
import { SubscribersService } from './subscribers.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([SubscriberEntity, SubscriberTokenEntity]),
    MailModule,
    TrashModule,
  ],
  controllers: [NewsletterController, SubscribersController],
  providers: [
    AnnouncedEssaysRepository,
    AnnouncementsService,
    SubscriberMailsService,
    SubscriberRecordKind,
    SubscriberTokensRepository,
    SubscribersRepository,
    SubscribersService,
  ],
  exports: [AnnouncementsService, SubscribersService],
})
export class SubscribersModule {}
