import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentChangesService } from './content-changes.service';
import { ExpiredRowsService } from './expired-rows.service';

@Global()
@Module({
  providers: [ContentChangesService, ExpiredRowsService],
  exports: [ContentChangesService],
})
export class DatabaseModule {
  /** Takes connections that are open already: start-up has migrated through them before. */
  static with(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
    };
  }
}
