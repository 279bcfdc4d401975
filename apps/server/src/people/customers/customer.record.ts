import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { CustomerImport } from './customer-import';
import { customerColumns } from './customer.columns';
import { CUSTOMER } from './customers.repository';
import { CustomerMergesRepository } from './merge/customer-merges.repository';

/** Registers customers with the audit log, the trash and exports. */
@Injectable()
export class CustomerRecordKind {
  constructor(
    registry: RecordRegistry,
    customerImport: CustomerImport,
    merges: CustomerMergesRepository,
  ) {
    registry.register({
      table: 'customers',
      name: CUSTOMER,
      label: 'name',
      refersTo: [
        { column: 'convertedFromContactId', table: 'contact_submissions' },
        { column: 'userId', table: 'users', label: 'email' },
      ],
      links: {
        table: 'different_customers',
        columns: { customerId: 'customers', otherId: 'customers' },
      },
      trash: { kind: 'customer', onPurge: (ids) => merges.removeOf(ids) },
      undoable: { columns: ['status', 'phone', 'notes'], added: false },
      export: { kind: 'customers', columns: customerColumns.inFile },
      import: customerImport,
    });
  }
}
