import { type Service, serviceSchema } from '@polaris/contracts';
import { dollarsColumn, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { ServiceEntity } from './service.entity';

export const serviceColumns = new Columns<ServiceEntity, Service>(serviceSchema, {
  id: plain('none'),
  name: plain('none'),
  description: plain('none'),
  category: plain('none'),
  price: dollarsColumn('none'),
  priceDisplay: plain('none'),
  pricing: plain('none'),
  isActive: plain('none'),
  showOnLanding: plain('none'),
  sortOrder: plain('none'),
  iconName: plain('none'),
  includedSessions: plain('none'),
  sessionMinutes: plain('none'),
  bookWithinDays: plain('none'),
  situation: plain('none'),
  audience: plain('none'),
  notFor: plain('none'),
  duration: plain('none'),
  availability: plain('none'),
  deliverables: plain('none'),
  process: plain('none'),
  priceCovers: plain('none'),
  questions: plain('none'),
  sample: plain('none'),
  version: plain('none'),
  createdAt: time('none'),
  updatedAt: time('none'),
});
