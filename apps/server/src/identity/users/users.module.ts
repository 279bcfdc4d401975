import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from './user.entity';
import { AccountSummariesReadModel } from './account-summaries.read-model';
import { AccountSummariesService } from './account-summaries.service';
import { UserPicturesService } from './user-pictures.service';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

/** Global: the policy guard of every module asks it who is calling. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  providers: [
    AccountSummariesReadModel,
    AccountSummariesService,
    UserPicturesService,
    UsersRepository,
    UsersService,
  ],
  exports: [AccountSummariesService, UserPicturesService, UsersService],
})
export class UsersModule {}
