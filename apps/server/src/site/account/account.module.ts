import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../schedule/appointments/appointments.module';
import { AuthModule } from '../../identity/auth/auth.module';
import { CalendarFeedsModule } from '../../schedule/calendar-feeds/calendar-feeds.module';
import { InvoicesModule } from '../../sales/invoices/invoices.module';
import { FilesModule } from '../../people/files/files.module';
import { MessagesModule } from '../../mail/messages/messages.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { PurchasesModule } from '../../sales/purchases/purchases.module';
import { TestimonialsModule } from '../testimonials/testimonials.module';
import { SubscribersModule } from '../subscribers/subscribers.module';
import { AccountController } from './account.controller';
import { AccountService } from './account.service';

@Module({
  imports: [
    AuthModule,
    FilesModule,
    CalendarFeedsModule,
    InvoicesModule,
    MessagesModule,
    PreferencesModule,
    PurchasesModule,
    AppointmentsModule,
    SubscribersModule,
    TestimonialsModule,
  ],
  controllers: [AccountController],
  providers: [AccountService],
})
export class AccountModule {}
