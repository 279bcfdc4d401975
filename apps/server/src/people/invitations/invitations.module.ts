import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../identity/auth/auth.module';
import { CustomersModule } from '../customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { AuditModule } from '../../records/audit/audit.module';
import { AcceptanceService } from './acceptance.service';
import { InvitationMailsService } from './invitation-mails.service';
import { InvitationEntity } from './invitation.entity';
import { InvitationsController } from './invitations.controller';
import { InvitationsRepository } from './invitations.repository';
import { InvitationsService } from './invitations.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([InvitationEntity]),
    AuditModule,
    AuthModule,
    CustomersModule,
    MailModule,
  ],
  controllers: [InvitationsController],
  providers: [AcceptanceService, InvitationMailsService, InvitationsRepository, InvitationsService],
})
export class InvitationsModule {}
