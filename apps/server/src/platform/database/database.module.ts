import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../config/settings';
import { ContentChangesService } from './content-changes.service';
import { dataSourceOptions } from './data-source';
import { ExpiredRowsService } from './expired-rows.service';
import { NotificationsService } from './notifications.service';
import { PublicReadsService } from './public-reads.service';
import { openDataSource } from './connections';

/** Opens the server's connections; each module registers its entities with `forFeature`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: ({ databaseUrl, databasePatience }: Settings) => ({
        ...dataSourceOptions(databaseUrl, databasePatience),
        autoLoadEntities: true,
        // The start has used this database just before: an error now has a reason.
        toRetry: () => false,
      }),
      dataSourceFactory: (options) => openDataSource(options!),
    }),
  ],
  providers: [ContentChangesService, ExpiredRowsService, NotificationsService, PublicReadsService],
  exports: [ContentChangesService, ExpiredRowsService, NotificationsService, PublicReadsService],
})
export class DatabaseModule {}
