import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../records/outbox/mail.module';
import { TrashModule } from '../../records/trash/trash.module';
import { UndeliverableModule } from '../../records/undeliverable/undeliverable.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterIssuesRepository } from './newsletter-issues.repository';
import { NewsletterService } from './newsletter.service';
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
    UndeliverableModule,
  ],
  controllers: [NewsletterController, SubscribersController],
  providers: [
    NewsletterIssuesRepository,
    NewsletterService,
    SubscriberMailsService,
    SubscriberRecordKind,
    SubscriberTokensRepository,
    SubscribersRepository,
    SubscribersService,
  ],
  exports: [NewsletterService, SubscribersService],
})
export class SubscribersModule {}
