import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { AuthModule } from '../auth/auth.module';
import { CalendarFeedsModule } from '../calendar-feeds/calendar-feeds.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { FilesModule } from '../files/files.module';
import { MessagesModule } from '../messages/messages.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { PurchasesModule } from '../purchases/purchases.module';
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
