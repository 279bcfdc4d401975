import type { MigrationInterface } from 'typeorm';
import { HoldsOfVisitors1700000000098 } from './0098-baseline';
import { ImportChanges1700000000102 } from './0102-import-changes';

export const migrations: (new () => MigrationInterface)[] = [
  HoldsOfVisitors1700000000098,
  ImportChanges1700000000102,
];
