import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module';
import { BusinessProfileModule } from '../../sales/business-profile/business-profile.module';
import { ContactsModule } from '../../people/contacts/contacts.module';
import { EssaysModule } from '../essays/essays.module';
import { IntroCallsModule } from '../../schedule/intro-calls/intro-calls.module';
import { ServicesModule } from '../../sales/services/services.module';
import { SharePicturesModule } from '../share-pictures/share-pictures.module';
import { TestimonialsModule } from '../testimonials/testimonials.module';
import { SiteContentModule } from '../content/site-content.module';
import { SubscribersModule } from '../subscribers/subscribers.module';
import { SiteDataService } from './site-data.service';
import { TestimonialFormsService } from './testimonial-forms.service';

@Module({
  imports: [
    AssetsModule,
    BusinessProfileModule,
    ContactsModule,
    EssaysModule,
    IntroCallsModule,
    ServicesModule,
    SharePicturesModule,
    SiteContentModule,
    SubscribersModule,
    TestimonialsModule,
  ],
  providers: [SiteDataService, TestimonialFormsService],
  exports: [SiteDataService],
})
export class SiteModule {}
