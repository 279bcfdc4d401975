import '@nestjs/common';
import 'node:crypto';
import '@polaris/contracts';
import '../common/problem.ts';
import '../config/environment.ts';
import '../database/data-source.ts';
import '../services/services.service.ts';
import '../services/services.module';
import './purchase.entity.ts';
import type { ServiceEntity } from '../services/service.entity.ts';

export type Priced = Pick<ServiceEntity, 'price'>;
