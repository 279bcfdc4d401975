import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankDetailsController } from './bank-details.controller';
import { BusinessProfileController } from './business-profile.controller';
import { BusinessProfileEntity } from './business-profile.entity';
import { BusinessProfileRecordKind } from './business-profile.record';
import { BusinessProfileRepository } from './business-profile.repository';
import { BusinessProfileService } from './business-profile.service';

@Module({
  imports: [TypeOrmModule.forFeature([BusinessProfileEntity])],
  controllers: [BankDetailsController, BusinessProfileController],
  providers: [BusinessProfileRecordKind, BusinessProfileRepository, BusinessProfileService],
  exports: [BusinessProfileService],
})
export class BusinessProfileModule {}
