import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { TrashModule } from '../records/trash/trash.module';
import { ContactMailsService } from './contact-mails.service';
import { ContactEntity } from './contact.entity';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactEntity]), TrashModule, MailModule, PreferencesModule],
  controllers: [ContactsController],
  providers: [ContactsService, ContactMailsService],
  exports: [ContactsService],
})
export class ContactsModule {}
