import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from './user.entity';
import { AccountSummariesReadModel } from './account-summaries.read-model';
import { AccountSummariesService } from './account-summaries.service';
import { UsersService } from './users.service';

/** Global: the policy guard of every module asks it who is calling. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  providers: [UsersService, AccountSummariesService, AccountSummariesReadModel],
  exports: [UsersService, AccountSummariesService],
})
export class UsersModule {}
