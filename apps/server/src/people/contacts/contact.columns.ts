import { type ContactSubmission, contactSubmissionSchema } from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import { callOfContact } from './contact-calls.read-model';
import type { ContactEntity } from './contact.entity';

export const contactColumns = new Columns<ContactEntity, ContactSubmission>(
  contactSubmissionSchema,
  {
    id: plain('export'),
    name: plain('export'),
    email: plain('export'),
    phone: plain('export'),
    preferredContact: plain('export'),
    status: plain('export'),
    message: plain('export'),
    customerId: plain('none'),
    arrival: plain('none'),
    timeZone: plain('none'),
    call: joined(callOfContact),
    mayBeSpam: plain('none'),
    version: plain('none'),
    createdAt: time('export'),
  },
);
