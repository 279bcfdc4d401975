import { Module } from '@nestjs/common';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';
import { ImportUploads } from './import-uploads';
import { ImportController } from './import.controller';
import { ImportService } from './import.service';

/** Records in and out as CSV files. */
@Module({
  controllers: [ExportController, ImportController],
  providers: [ExportService, ImportService, ImportUploads],
})
export class TransferModule {}
