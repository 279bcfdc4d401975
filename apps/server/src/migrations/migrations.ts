import type { MigrationInterface } from 'typeorm';
import { HoldsOfVisitors1700000000098 } from './0098-baseline';
import { SalesTax1700000000100 } from './0100-sales-tax';

export const migrations: (new () => MigrationInterface)[] = [
  HoldsOfVisitors1700000000098,
  SalesTax1700000000100,
];
