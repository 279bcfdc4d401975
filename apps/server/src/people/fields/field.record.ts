import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { FieldPositions } from './field-positions';
import { FieldFiles } from './field-files';
import { FIELD } from './fields.repository';

/** Registers the fields of customers with the audit log and the trash. */
@Injectable()
export class FieldRecordKind {
  constructor(registry: RecordRegistry, places: FieldPositions, files: FieldFiles) {
    registry.register({
      table: 'customer_fields',
      name: FIELD,
      label: 'name',
      links: {
        table: 'customer_field_values',
        columns: { customerId: 'customers', fieldId: 'customer_fields' },
        values: ['kind', 'text', 'number', 'date', 'choice'],
      },
      trash: { kind: 'customer_field', prepare: (row) => places.prepare(row) },
    });
    registry.extendFiles('customers', files);
  }
}
