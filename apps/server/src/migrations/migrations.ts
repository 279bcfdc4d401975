import type { MigrationInterface } from 'typeorm';
import { HoldsOfVisitors1700000000098 } from './0098-baseline';

export const migrations: (new () => MigrationInterface)[] = [HoldsOfVisitors1700000000098];
