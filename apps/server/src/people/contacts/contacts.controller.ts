import { Controller } from '@nestjs/common';
import {
  type ContactBulkResult,
  type ContactConfirmation,
  type ContactSubmission,
  submitContact,
  listSubmissions,
  getSubmission,
  updateSubmission,
  deleteSubmission,
  changeSubmissions,
} from '@polaris/contracts';
import { visitorOf } from '../../platform/http/honeypot';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { ContactBulkService } from './contact-bulk.service';
import { ContactsService } from './contacts.service';

@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly bulk: ContactBulkService,
    private readonly trash: TrashService,
  ) {}

  @Handle(submitContact)
  submit({ body: input, request }: InputOf<typeof submitContact>): Promise<ContactConfirmation> {
    return this.contacts.submit(input, visitorOf(request));
  }

  @Handle(listSubmissions)
  list({ query }: InputOf<typeof listSubmissions>): Promise<JsonPage> {
    return this.contacts.list(query);
  }

  @Handle(getSubmission)
  get({ params: { id } }: InputOf<typeof getSubmission>): Promise<ContactSubmission> {
    return this.contacts.get(id);
  }

  @Handle(updateSubmission)
  update({
    params: { id },
    body: input,
  }: InputOf<typeof updateSubmission>): Promise<ContactSubmission> {
    return this.contacts.update(id, input);
  }

  @Handle(deleteSubmission)
  remove({ params: { id } }: InputOf<typeof deleteSubmission>): Promise<void> {
    return this.trash.remove('contact', id);
  }

  @Handle(changeSubmissions)
  act({ body: input }: InputOf<typeof changeSubmissions>): Promise<ContactBulkResult> {
    return this.bulk.act(input);
  }
}
