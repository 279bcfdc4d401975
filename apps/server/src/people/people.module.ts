import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { ActivitiesController } from './activities/activities.controller';
import { ActivitiesRepository } from './activities/activities.repository';
import { ActivitiesService } from './activities/activities.service';
import { ActivityEntity } from './activities/activity.entity';
import { ActivityRecordKind } from './activities/activity.record';
import { CompaniesController } from './companies/companies.controller';
import { CompaniesRepository } from './companies/companies.repository';
import { CompaniesService } from './companies/companies.service';
import { CompanyPeopleReadModel } from './companies/company-people.read-model';
import { CompanyPeopleService } from './companies/company-people.service';
import { CompanyEntity } from './companies/company.entity';
import { CompanyRecordKind } from './companies/company.record';
import { CompanyConversionsController } from './companies/conversion/company-conversions.controller';
import { CompanyConversionsReadModel } from './companies/conversion/company-conversions.read-model';
import { CompanyConversionsRepository } from './companies/conversion/company-conversions.repository';
import { CompanyConversionsService } from './companies/conversion/company-conversions.service';
import { ConversionUndosService } from './companies/conversion/conversion-undos.service';
import { ContactBulkService } from './contacts/contact-bulk.service';
import { ContactCallsReadModel } from './contacts/contact-calls.read-model';
import { ContactMailsService } from './contacts/contact-mails.service';
import { ContactEntity } from './contacts/contact.entity';
import { ContactRecordKind } from './contacts/contact.record';
import { ContactsController } from './contacts/contacts.controller';
import { ContactsRepository } from './contacts/contacts.repository';
import { ContactsService } from './contacts/contacts.service';
import { AccountGainsReadModel } from './customers/account-gains.read-model';
import { BuyersService } from './customers/buyers.service';
import { CustomerAccessController } from './customers/customer-access.controller';
import { CustomerAccessService } from './customers/customer-access.service';
import { CustomerAccountsController } from './customers/customer-accounts.controller';
import { CustomerAccountsService } from './customers/customer-accounts.service';
import { CustomerImport } from './customers/customer-import';
import { CustomerImportController } from './customers/customer-import.controller';
import { CustomerImportRepository } from './customers/customer-import.repository';
import { CustomerInvitationsReadModel } from './customers/customer-invitations.read-model';
import { CustomerOneTimeLinksService } from './customers/customer-one-time-links.service';
import { CustomerEntity } from './customers/customer.entity';
import { CustomerRecordKind } from './customers/customer.record';
import { CustomersController } from './customers/customers.controller';
import { CustomersRepository } from './customers/customers.repository';
import { CustomersService } from './customers/customers.service';
import { CustomerBulkService } from './customers/grid/customer-bulk.service';
import { CustomerGridController } from './customers/grid/customer-grid.controller';
import { CustomerGridReadModel } from './customers/grid/customer-grid.read-model';
import { CustomerImportsController } from './customers/imports/customer-imports.controller';
import { CustomerImportsReadModel } from './customers/imports/customer-imports.read-model';
import { CustomerImportsRepository } from './customers/imports/customer-imports.repository';
import { CustomerImportsService } from './customers/imports/customer-imports.service';
import { CustomerComparisonService } from './customers/merge/customer-comparison.service';
import { CustomerMergesController } from './customers/merge/customer-merges.controller';
import { CustomerMergesRepository } from './customers/merge/customer-merges.repository';
import { CustomerMergesService } from './customers/merge/customer-merges.service';
import { DuplicatesReadModel } from './customers/merge/duplicates.read-model';
import { DuplicatesService } from './customers/merge/duplicates.service';
import { MergeLocksService } from './customers/merge/merge-locks.service';
import { MergeUndosService } from './customers/merge/merge-undos.service';
import { TypedValuesReadModel } from './customers/typed-values.read-model';
import { CustomerFieldsService } from './fields/customer-fields.service';
import { FieldFiles } from './fields/field-files';
import { FieldPositions } from './fields/field-positions';
import { FieldValuesRepository } from './fields/field-values.repository';
import { FieldEntity } from './fields/field.entity';
import { FieldRecordKind } from './fields/field.record';
import { FieldsController } from './fields/fields.controller';
import { FieldsRepository } from './fields/fields.repository';
import { FieldsService } from './fields/fields.service';
import { UploadedFilesService } from './files/uploaded-files.service';
import { AcceptanceService } from './invitations/acceptance.service';
import { InvitationLinksService } from './invitations/invitation-links.service';
import { InvitationMailsService } from './invitations/invitation-mails.service';
import { InvitationEntity } from './invitations/invitation.entity';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsRepository } from './invitations/invitations.repository';
import { InvitationsService } from './invitations/invitations.service';
import { SavedViewEntity } from './saved-views/saved-view.entity';
import { SavedViewRecordKind } from './saved-views/saved-view.record';
import { SavedViewsController } from './saved-views/saved-views.controller';
import { SavedViewsRepository } from './saved-views/saved-views.repository';
import { SavedViewsService } from './saved-views/saved-views.service';
import { SimilarPeopleController } from './similar-people/similar-people.controller';
import { SimilarPeopleReadModel } from './similar-people/similar-people.read-model';
import { TagEntity } from './tags/tag.entity';
import { TagRecordKind } from './tags/tag.record';
import { TagsController } from './tags/tags.controller';
import { TagsRepository } from './tags/tags.repository';
import { TagsService } from './tags/tags.service';
import { TaskEntity } from './tasks/task.entity';
import { TaskRecordKind } from './tasks/task.record';
import { TasksController } from './tasks/tasks.controller';
import { TasksRepository } from './tasks/tasks.repository';
import { TasksService } from './tasks/tasks.service';
import { ClientUpdatesRepository } from './client-updates/client-updates.repository';
import { ClientUpdatesService } from './client-updates/client-updates.service';
import { CustomerFileEntity } from './files/customer-file.entity';
import { CustomerFileRecordKind } from './files/customer-file.record';
import { CustomerFilesController } from './files/customer-files.controller';
import { CustomerFilesRepository } from './files/customer-files.repository';
import { CustomerFilesService } from './files/customer-files.service';
import { FileMailsService } from './files/file-mails.service';
import { FileSpaceService } from './files/file-space.service';
import { FileThumbnailsService } from './files/file-thumbnails.service';
import { FileUploadEntity } from './files/file-upload.entity';
import { FileUploadsRepository } from './files/file-uploads.repository';
import { FileUploadsService } from './files/file-uploads.service';
import { FilesController } from './files/files.controller';
import { HasOrderedReadModel } from './files/has-ordered.read-model';
import { MailedFilesService } from './files/mailed-files.service';
import { MessageFilesService } from './files/message-files.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ActivityEntity,
      CompanyEntity,
      ContactEntity,
      CustomerEntity,
      CustomerFileEntity,
      FieldEntity,
      FileUploadEntity,
      InvitationEntity,
      SavedViewEntity,
      TagEntity,
      TaskEntity,
    ]),
    OutboxModule,
    IdentityModule,
  ],
  controllers: [
    ActivitiesController,
    CompaniesController,
    CompanyConversionsController,
    ContactsController,
    CustomerAccessController,
    CustomerAccountsController,
    CustomerFilesController,
    CustomerGridController,
    CustomerImportController,
    CustomerImportsController,
    CustomerMergesController,
    CustomersController,
    FieldsController,
    FilesController,
    InvitationsController,
    SavedViewsController,
    SimilarPeopleController,
    TagsController,
    TasksController,
  ],
  providers: [
    AcceptanceService,
    AccountGainsReadModel,
    ActivitiesRepository,
    ActivitiesService,
    ActivityRecordKind,
    BuyersService,
    ClientUpdatesRepository,
    ClientUpdatesService,
    CompaniesRepository,
    CompaniesService,
    CompanyConversionsReadModel,
    CompanyConversionsRepository,
    CompanyConversionsService,
    CompanyPeopleReadModel,
    CompanyPeopleService,
    CompanyRecordKind,
    ContactBulkService,
    ContactCallsReadModel,
    ContactMailsService,
    ContactRecordKind,
    ContactsRepository,
    ContactsService,
    ConversionUndosService,
    CustomerAccessService,
    CustomerAccountsService,
    CustomerBulkService,
    CustomerComparisonService,
    CustomerFieldsService,
    CustomerFileRecordKind,
    CustomerFilesRepository,
    CustomerFilesService,
    CustomerGridReadModel,
    CustomerImport,
    CustomerImportRepository,
    CustomerImportsReadModel,
    CustomerImportsRepository,
    CustomerImportsService,
    CustomerInvitationsReadModel,
    CustomerMergesRepository,
    CustomerMergesService,
    CustomerOneTimeLinksService,
    CustomerRecordKind,
    CustomersRepository,
    CustomersService,
    DuplicatesReadModel,
    DuplicatesService,
    FieldFiles,
    FieldPositions,
    FieldRecordKind,
    FieldValuesRepository,
    FieldsRepository,
    FieldsService,
    FileMailsService,
    FileSpaceService,
    FileThumbnailsService,
    FileUploadsRepository,
    FileUploadsService,
    HasOrderedReadModel,
    InvitationLinksService,
    InvitationMailsService,
    InvitationsRepository,
    InvitationsService,
    MailedFilesService,
    MergeLocksService,
    MergeUndosService,
    MessageFilesService,
    SavedViewRecordKind,
    SavedViewsRepository,
    SavedViewsService,
    SimilarPeopleReadModel,
    TagRecordKind,
    TagsRepository,
    TagsService,
    TaskRecordKind,
    TasksRepository,
    TasksService,
    TypedValuesReadModel,
    UploadedFilesService,
  ],
  exports: [
    ActivitiesService,
    BuyersService,
    ClientUpdatesService,
    CompaniesService,
    ContactsService,
    CustomerAccountsService,
    CustomerFilesService,
    CustomersService,
    InvitationsService,
    MailedFilesService,
    MessageFilesService,
    TagsService,
    TasksService,
  ],
})
export class PeopleModule {}
