import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceEntity } from './service.entity';
import { ServiceOrderController } from './service-order.controller';
import { ServiceRecordKind } from './service.record';
import { ServicesController } from './services.controller';
import { ServicesRepository } from './services.repository';
import { ServicesService } from './services.service';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceEntity])],
  controllers: [ServicesController, ServiceOrderController],
  providers: [ServiceRecordKind, ServicesRepository, ServicesService],
  exports: [ServicesService],
})
export class ServicesModule {}
