import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module';
import { UsersModule } from '../users/users.module';
import { ChecklistController } from './checklist.controller';
import { ChecklistService } from './checklist.service';

@Module({
  imports: [AssetsModule, UsersModule],
  controllers: [ChecklistController],
  providers: [ChecklistService],
})
export class ChecklistModule {}
