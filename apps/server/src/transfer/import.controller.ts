import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  type ImportPreview,
  type ImportQuery,
  type ImportResult,
  importPreviewSchema,
  importQuerySchema,
  importResultSchema,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { Answers } from '../common/answers';
import { Allow } from '../common/policy';
import { ImportService } from './import.service';

const fileSchema = z.instanceof(Uint8Array, { error: 'Send the file as text/csv.' });

@Controller('admin/import/customers')
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  /** What importing this file would do. */
  @Post('preview')
  @HttpCode(200)
  @Allow('owner')
  @Answers(200, importPreviewSchema)
  preview(@Body({ schema: fileSchema }) file: Uint8Array): Promise<ImportPreview> {
    return this.imports.preview(file);
  }

  /** Imports this file as its preview said, all of it or nothing. */
  @Post()
  @HttpCode(200)
  @Allow('owner')
  @Answers(200, importResultSchema)
  apply(
    @Body({ schema: fileSchema }) file: Uint8Array,
    @Query({ schema: importQuerySchema }) { plan }: ImportQuery,
  ): Promise<ImportResult> {
    return this.imports.apply(file, plan);
  }
}
