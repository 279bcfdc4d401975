import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module';
import { ContactsModule } from '../contacts/contacts.module';
import { ServicesModule } from '../services/services.module';
import { SubscribersModule } from '../subscribers/subscribers.module';
import { SiteDataService } from './site-data.service';

@Module({
  imports: [AssetsModule, ContactsModule, ServicesModule, SubscribersModule],
  providers: [SiteDataService],
  exports: [SiteDataService],
})
export class SiteModule {}
