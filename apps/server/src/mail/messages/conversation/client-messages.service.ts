import { Injectable } from '@nestjs/common';
import type { ClientMessage, PageQuery } from '@polaris/contracts';
import { CompaniesService } from '../../../people/companies/companies.service';
import { CustomersService } from '../../../people/customers/customers.service';
import type { JsonPage, Page } from '../../../platform/database/list/list';
import { AuditService } from '../../../records/audit/audit.service';
import { TrashService } from '../../../records/trash/trash.service';
import { MessagesRepository } from '../messages.repository';
import { ConversationReadModel } from './conversation.read-model';

/** What clients wrote, for the owner. */
@Injectable()
export class ClientMessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly readModel: ConversationReadModel,
    private readonly customers: CustomersService,
    private readonly companies: CompaniesService,
    private readonly audit: AuditService,
    private readonly trash: TrashService,
  ) {}

  /** Messages to and from a customer, newest first; throws 404 if the customer does not exist. */
  async listBothSides(customerId: number, query: PageQuery): Promise<JsonPage> {
    await this.customers.get(customerId);
    return this.readModel.listBothSides(customerId, query);
  }

  /** Messages that a customer wrote, newest first; throws 404 if the customer does not exist. */
  async listOfCustomer(customerId: number, query: PageQuery): Promise<JsonPage> {
    await this.customers.get(customerId);
    return this.readModel.listOfCustomer(customerId, query);
  }

  /** Messages that the people of a company wrote, newest first; throws 404 if the company does not exist. */
  async listOfCompany(companyId: number, query: PageQuery): Promise<JsonPage> {
    await this.companies.get(companyId);
    return this.readModel.listOfCompany(companyId, query);
  }

  async markRead(customerId: number, upTo: number): Promise<void> {
    await this.customers.get(customerId);
    await this.messages.markReadOfCustomer(customerId, upTo);
  }

  /** Messages from clients that the owner has not read. */
  listUnread(query: PageQuery): Promise<JsonPage> {
    return this.readModel.listUnread(query);
  }

  listUnreadItems(query: PageQuery): Promise<Page<ClientMessage>> {
    return this.readModel.listUnreadItems(query);
  }

  /** Deletes what the account's client wrote. What the owner wrote stays on the record. */
  async removeAll(userId: string): Promise<void> {
    await this.audit.forget('messages', await this.messages.removeOfAccount(userId));
    await this.trash.purgeDependents('customer', 'messages', { userId, author: 'client' });
  }
}
