import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../config/settings';
import { ContentChangesService } from './events/content-changes.service';
import { Database } from './database';
import { dataSourceOptions } from './data-source';
import { DomainEvents } from './events/domain-events';
import { NotificationsService } from './events/notifications.service';
import { openDataSource } from './connections';

/** Opens the server's connections; each module registers its entities with `forFeature`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: ({ databaseUrl, databaseTimeouts, env }: Settings) => ({
        ...dataSourceOptions(databaseUrl, databaseTimeouts, env.DATABASE_POOL),
        autoLoadEntities: true,
        // The database was used during startup just before, so an error now is not temporary.
        toRetry: () => false,
      }),
      dataSourceFactory: (options) => openDataSource(options!),
    }),
  ],
  providers: [ContentChangesService, Database, DomainEvents, NotificationsService],
  exports: [ContentChangesService, Database, DomainEvents, NotificationsService],
})
export class DatabaseModule {}
