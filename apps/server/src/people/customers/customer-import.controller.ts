import { Controller } from '@nestjs/common';
import {
  type ImportPreview,
  type ImportResult,
  previewImport,
  importCustomers,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { ImportService } from '../../records/csv/import.service';

@Controller()
export class CustomerImportController {
  constructor(private readonly imports: ImportService) {}

  /** What importing this file would do. */
  @Handle(previewImport)
  preview({ query, body: upload }: InputOf<typeof previewImport>): Promise<ImportPreview> {
    return this.imports.preview('customers', upload, query);
  }

  /** Imports the file as previewed, without the lines that have errors. */
  @Handle(importCustomers)
  apply({ query, body: upload }: InputOf<typeof importCustomers>): Promise<ImportResult> {
    return this.imports.apply('customers', upload, query);
  }
}
