import { Global, Module } from '@nestjs/common';
import { RecordRegistry } from './record-registry.service';

/** Global: every noun registers its kind. */
@Global()
@Module({ providers: [RecordRegistry], exports: [RecordRegistry] })
export class RegistryModule {}
