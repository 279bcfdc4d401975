import { Module } from '@nestjs/common';
import { AuditModule } from '../records/audit/audit.module';
import { AuthModule } from '../auth/auth.module';
import { LinkedAccountsController } from './linked-accounts.controller';
import { LinkedAccountsService } from './linked-accounts.service';

@Module({
  imports: [AuditModule, AuthModule],
  controllers: [LinkedAccountsController],
  providers: [LinkedAccountsService],
})
export class LinkedAccountsModule {}
