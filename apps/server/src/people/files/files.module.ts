import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientUpdatesModule } from '../client-updates/client-updates.module';
import { CustomersModule } from '../customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { PurchasesModule } from '../../sales/purchases/purchases.module';
import { AuditModule } from '../../records/audit/audit.module';
import { TrashModule } from '../../records/trash/trash.module';
import { CustomerFileEntity } from './customer-file.entity';
import { CustomerFileRecordKind } from './customer-file.record';
import { CustomerFilesController } from './customer-files.controller';
import { CustomerFilesRepository } from './customer-files.repository';
import { CustomerFilesService } from './customer-files.service';
import { FileMailsService } from './file-mails.service';
import { FileSpaceService } from './file-space.service';
import { FileThumbnailsService } from './file-thumbnails.service';
import { FileUploadEntity } from './file-upload.entity';
import { FileUploadsRepository } from './file-uploads.repository';
import { FileUploadsService } from './file-uploads.service';
import { FilesController } from './files.controller';
import { MailedFilesService } from './mailed-files.service';
import { MessageFilesService } from './message-files.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([CustomerFileEntity, FileUploadEntity]),
    AuditModule,
    ClientUpdatesModule,
    CustomersModule,
    MailModule,
    PurchasesModule,
    TrashModule,
  ],
  controllers: [CustomerFilesController, FilesController],
  providers: [
    CustomerFileRecordKind,
    CustomerFilesRepository,
    CustomerFilesService,
    FileMailsService,
    FileSpaceService,
    FileThumbnailsService,
    FileUploadsRepository,
    FileUploadsService,
    MailedFilesService,
    MessageFilesService,
  ],
  exports: [CustomerFilesService, MailedFilesService, MessageFilesService],
})
export class FilesModule {}
