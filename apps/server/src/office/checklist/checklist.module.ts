import { Module } from '@nestjs/common';
import { AssetsModule } from '../../site/assets/assets.module';
import { AuthModule } from '../../identity/auth/auth.module';
import { UsersModule } from '../../identity/users/users.module';
import { ChecklistController } from './checklist.controller';
import { ChecklistService } from './checklist.service';

@Module({
  imports: [AssetsModule, AuthModule, UsersModule],
  controllers: [ChecklistController],
  providers: [ChecklistService],
})
export class ChecklistModule {}
