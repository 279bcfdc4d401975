import { Module } from '@nestjs/common';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';
import { ImportUploads } from './import-uploads';
import { ImportService } from './import.service';

/** Records in and out as CSV files. A noun that can be imported has the calls for it. */
@Module({
  controllers: [ExportController],
  providers: [ExportService, ImportService, ImportUploads],
  exports: [ExportService, ImportService],
})
export class TransferModule {}
