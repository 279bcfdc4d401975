import { Injectable } from '@nestjs/common';
import type { ImportTarget } from '../../records/registry/import-target';
import type { AddedColumns, ExportedColumn } from '../../records/registry/record-kind';
import { FieldImport } from './field-import';
import { FieldValuesRepository } from './field-values.repository';
import { FieldsRepository } from './fields.repository';
import { FieldsService } from './fields.service';

/** The columns of fields in customer exports, after all other columns. */
@Injectable()
export class FieldFiles implements AddedColumns {
  constructor(
    private readonly service: FieldsService,
    private readonly fields: FieldsRepository,
    private readonly values: FieldValuesRepository,
  ) {}

  exported(): Promise<ExportedColumn[]> {
    return this.service.inFiles();
  }

  async importing(target: ImportTarget): Promise<ImportTarget> {
    const fields = await this.fields.list();
    return fields.length === 0
      ? target
      : new FieldImport(target, fields, { fields: this.fields, values: this.values });
  }
}
