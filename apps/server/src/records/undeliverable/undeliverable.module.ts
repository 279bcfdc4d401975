import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownAddressesReadModel } from './known-addresses.read-model';
import { UndeliverableAddressEntity } from './undeliverable-address.entity';
import { UndeliverableAddressRecordKind } from './undeliverable-address.record';
import { UndeliverableAddressesController } from './undeliverable-addresses.controller';
import { UndeliverableAddressesRepository } from './undeliverable-addresses.repository';
import { UndeliverableAddressesService } from './undeliverable-addresses.service';

@Module({
  imports: [TypeOrmModule.forFeature([UndeliverableAddressEntity])],
  controllers: [UndeliverableAddressesController],
  providers: [
    KnownAddressesReadModel,
    UndeliverableAddressRecordKind,
    UndeliverableAddressesRepository,
    UndeliverableAddressesService,
  ],
  exports: [UndeliverableAddressesService],
})
export class UndeliverableModule {}
