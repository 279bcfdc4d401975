import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { contactColumns } from './contact.columns';
import { CONTACT } from './contacts.repository';

/** Registers contact submissions with the audit log, the trash and exports. */
@Injectable()
export class ContactRecordKind {
  constructor(registry: RecordRegistry) {
    registry.register({
      table: 'contact_submissions',
      name: CONTACT,
      label: 'name',
      refersTo: [{ column: 'customerId', table: 'customers', shared: true }],
      trash: { kind: 'contact' },
      export: { kind: 'contacts', columns: contactColumns.inFile },
      weekCount: 'submissions',
    });
  }
}
