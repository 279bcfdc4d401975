import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../../people/customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { AuditModule } from '../../records/audit/audit.module';
import { TrashModule } from '../../records/trash/trash.module';
import { AdminTestimonialsController } from './admin-testimonials.controller';
import { AuthorService } from './author.service';
import { TestimonialAuthorsService } from './testimonial-authors.service';
import { TestimonialLinkEntity } from './links/testimonial-link.entity';
import { TestimonialLinksRepository } from './links/testimonial-links.repository';
import { TestimonialLinksService } from './links/testimonial-links.service';
import { TestimonialMailsService } from './testimonial-mails.service';
import { TestimonialRemindersService } from './testimonial-reminders.service';
import { TestimonialRequestsService } from './testimonial-requests.service';
import { TestimonialSubjectsReadModel } from './testimonial-subjects.read-model';
import { TestimonialEntity } from './testimonial.entity';
import { TestimonialRecordKind } from './testimonial.record';
import { TestimonialsController } from './testimonials.controller';
import { TestimonialsReadModel } from './testimonials.read-model';
import { TestimonialsRepository } from './testimonials.repository';
import { TestimonialsService } from './testimonials.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([TestimonialEntity, TestimonialLinkEntity]),
    AuditModule,
    CustomersModule,
    MailModule,
    PreferencesModule,
    TrashModule,
  ],
  controllers: [TestimonialsController, AdminTestimonialsController],
  providers: [
    AuthorService,
    TestimonialAuthorsService,
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
  exports: [AuthorService, TestimonialsService],
})
export class TestimonialsModule {}
