import '@nestjs/common';
import 'node:crypto';
import '@polaris/contracts';
import '../../platform/http/problem.ts';
import '../../platform/config/environment.ts';
import '../../platform/database/pool.ts';
import '../../records/registry/record-registry.service.ts';
import './purchases.repository.ts';
import '../services/services.service.ts';
import '../services/services.module';
import './purchase.entity.ts';
import type { ServiceEntity } from '../services/service.entity.ts';

export type Served = import('../services/service.entity.ts').ServiceEntity;
export type Priced = Pick<ServiceEntity, 'price'>;
