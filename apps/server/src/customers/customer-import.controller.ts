import { IncomingMessage } from 'node:http';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  type ImportPreview,
  type ImportPreviewQuery,
  type ImportQuery,
  type ImportResult,
  importPreviewQuerySchema,
  importPreviewSchema,
  importQuerySchema,
  importResultSchema,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow } from '../platform/http/policy';
import { ImportService } from '../records/csv/import.service';
import { CUSTOMERS_CSV } from './customer-import.examples';

/** A file that has not been read yet: the policy decides before its body is let in. */
const uploadSchema = z.instanceof(IncomingMessage, { error: 'Send the file as text/csv.' });

@Tag('Files')
@Controller('admin/import/customers')
export class CustomerImportController {
  constructor(private readonly imports: ImportService) {}

  /** What importing this file would do. */
  @Post('preview')
  @HttpCode(200)
  @Allow('owner')
  @Operation('previewImport', 'Tell what importing a CSV file would do', { body: CUSTOMERS_CSV })
  @Returns(200, importPreviewSchema)
  preview(
    @Body({ schema: uploadSchema }) upload: IncomingMessage,
    @Query({ schema: importPreviewQuerySchema }) query: ImportPreviewQuery,
  ): Promise<ImportPreview> {
    return this.imports.preview('customers', upload, query);
  }

  /** Imports this file as its preview said, all of it or nothing. */
  @Post()
  @HttpCode(200)
  @Allow('owner')
  @Operation('importCustomers', 'Import a CSV file as its preview said, all of it or nothing', {
    body: CUSTOMERS_CSV,
    errors: { 409: 'Customers were changed since the preview. Look at it again.' },
  })
  @Returns(200, importResultSchema)
  apply(
    @Body({ schema: uploadSchema }) upload: IncomingMessage,
    @Query({ schema: importQuerySchema }) query: ImportQuery,
  ): Promise<ImportResult> {
    return this.imports.apply('customers', upload, query);
  }
}
