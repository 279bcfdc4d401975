import { Controller } from '@nestjs/common';
import {
  type CustomerFile,
  type FileSpace,
  type FileUpload,
  startCustomerFile,
  deleteCustomerFile,
  getFileSpace,
  listCustomerFiles,
  updateCustomerFile,
} from '@polaris/contracts';
import type { JsonPage } from '../../platform/database/list/list';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { CustomerFilesService } from './customer-files.service';
import { FileSpaceService } from './file-space.service';
import { FileUploadsService } from './file-uploads.service';

/** Owner endpoints. */
@Controller()
export class CustomerFilesController {
  constructor(
    private readonly files: CustomerFilesService,
    private readonly uploads: FileUploadsService,
    private readonly space: FileSpaceService,
  ) {}

  @Handle(listCustomerFiles)
  list({ params: { id }, query }: InputOf<typeof listCustomerFiles>): Promise<JsonPage> {
    return this.files.listOf(id, query);
  }

  @Handle(startCustomerFile)
  start({
    params: { id },
    body: input,
    user: owner,
  }: InputOf<typeof startCustomerFile, UserEntity>): Promise<FileUpload> {
    return this.uploads.start(id, input, owner);
  }

  @Handle(updateCustomerFile)
  update({
    params: { id },
    body: input,
  }: InputOf<typeof updateCustomerFile>): Promise<CustomerFile> {
    return this.files.update(id, input);
  }

  @Handle(deleteCustomerFile)
  remove({ params: { id } }: InputOf<typeof deleteCustomerFile>): Promise<void> {
    return this.files.remove(id);
  }

  @Handle(getFileSpace)
  readSpace(): Promise<FileSpace> {
    return this.space.get();
  }
}
