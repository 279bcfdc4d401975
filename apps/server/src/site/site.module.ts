import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { MailModule } from '../mail/mail.module';
import { OffersModule } from '../sales/offers/offers.module';
import { RetainersModule } from '../sales/retainers/retainers.module';
import { SalesModule } from '../sales/sales.module';
import { ScheduleModule } from '../schedule/schedule.module';
import { AccountDataService } from './account/account-data.service';
import { AccountDeletionService } from './account/account-deletion.service';
import { AccountController } from './account/account.controller';
import { AssetEntity } from './assets/asset.entity';
import { AssetRecordKind } from './assets/asset.record';
import { AssetsController } from './assets/assets.controller';
import { AssetsRepository } from './assets/assets.repository';
import { AssetsService } from './assets/assets.service';
import { SiteContentController } from './content/site-content.controller';
import { SiteContentEntity } from './content/site-content.entity';
import { SiteContentRecordKind } from './content/site-content.record';
import { SiteContentRepository } from './content/site-content.repository';
import { SiteContentService } from './content/site-content.service';
import { EssayEntity } from './essays/essay.entity';
import { EssayRecordKind } from './essays/essay.record';
import { EssaysController } from './essays/essays.controller';
import { EssaysRepository } from './essays/essays.repository';
import { EssaysService } from './essays/essays.service';
import { SiteDataService } from './pages/site-data.service';
import { TestimonialFormsService } from './pages/testimonial-forms.service';
import { PurchasePagesController } from './purchase-pages/purchase-pages.controller';
import { PurchasePagesService } from './purchase-pages/purchase-pages.service';
import { SharePicturesRepository } from './share-pictures/share-pictures.repository';
import { SharePicturesService } from './share-pictures/share-pictures.service';
import { NewsletterIssuesRepository } from './subscribers/newsletter-issues.repository';
import { NewsletterController } from './subscribers/newsletter.controller';
import { NewsletterService } from './subscribers/newsletter.service';
import { SubscriberMailsService } from './subscribers/subscriber-mails.service';
import { SubscriberTokenEntity } from './subscribers/subscriber-token.entity';
import { SubscriberTokensRepository } from './subscribers/subscriber-tokens.repository';
import { SubscriberEntity } from './subscribers/subscriber.entity';
import { SubscriberRecordKind } from './subscribers/subscriber.record';
import { SubscribersController } from './subscribers/subscribers.controller';
import { SubscribersRepository } from './subscribers/subscribers.repository';
import { SubscribersService } from './subscribers/subscribers.service';
import { AdminTestimonialsController } from './testimonials/admin-testimonials.controller';
import { AuthorService } from './testimonials/author.service';
import { TestimonialLinkEntity } from './testimonials/links/testimonial-link.entity';
import { TestimonialLinksRepository } from './testimonials/links/testimonial-links.repository';
import { TestimonialLinksService } from './testimonials/links/testimonial-links.service';
import { TestimonialAuthorsService } from './testimonials/testimonial-authors.service';
import { TestimonialDecisionsService } from './testimonials/testimonial-decisions.service';
import { TestimonialMailsService } from './testimonials/testimonial-mails.service';
import { TestimonialRemindersService } from './testimonials/testimonial-reminders.service';
import { TestimonialRequestsService } from './testimonials/testimonial-requests.service';
import { TestimonialSubjectsReadModel } from './testimonials/testimonial-subjects.read-model';
import { TestimonialEntity } from './testimonials/testimonial.entity';
import { TestimonialRecordKind } from './testimonials/testimonial.record';
import { TestimonialsController } from './testimonials/testimonials.controller';
import { TestimonialsReadModel } from './testimonials/testimonials.read-model';
import { TestimonialsRepository } from './testimonials/testimonials.repository';
import { TestimonialsService } from './testimonials/testimonials.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AssetEntity,
      EssayEntity,
      SiteContentEntity,
      SubscriberEntity,
      SubscriberTokenEntity,
      TestimonialEntity,
      TestimonialLinkEntity,
    ]),
    OutboxModule,
    OffersModule,
    RetainersModule,
    IdentityModule,
    PeopleModule,
    MailModule,
    SalesModule,
    ScheduleModule,
  ],
  controllers: [
    AccountController,
    AdminTestimonialsController,
    AssetsController,
    EssaysController,
    NewsletterController,
    PurchasePagesController,
    SiteContentController,
    SubscribersController,
    TestimonialsController,
  ],
  providers: [
    AccountDataService,
    AccountDeletionService,
    AssetRecordKind,
    AssetsRepository,
    AssetsService,
    AuthorService,
    EssayRecordKind,
    EssaysRepository,
    EssaysService,
    NewsletterIssuesRepository,
    NewsletterService,
    PurchasePagesService,
    SharePicturesRepository,
    SharePicturesService,
    SiteContentRecordKind,
    SiteContentRepository,
    SiteContentService,
    SiteDataService,
    SubscriberMailsService,
    SubscriberRecordKind,
    SubscriberTokensRepository,
    SubscribersRepository,
    SubscribersService,
    TestimonialAuthorsService,
    TestimonialDecisionsService,
    TestimonialFormsService,
    TestimonialLinksRepository,
    TestimonialLinksService,
    TestimonialMailsService,
    TestimonialRecordKind,
    TestimonialRemindersService,
    TestimonialRequestsService,
    TestimonialSubjectsReadModel,
    TestimonialsReadModel,
    TestimonialsRepository,
    TestimonialsService,
  ],
  exports: [AssetsService, SiteContentService],
})
export class SiteModule {}
