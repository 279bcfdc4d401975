import type { MigrationInterface } from 'typeorm';
import { HoldsOfVisitors1700000000098 } from './0098-baseline';
import { TimeZonesAndPlaces1700000000101 } from './0101-time-zones-and-places';

export const migrations: (new () => MigrationInterface)[] = [
  HoldsOfVisitors1700000000098,
  TimeZonesAndPlaces1700000000101,
];
