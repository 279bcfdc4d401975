import { Injectable } from '@nestjs/common';
import {
  type CustomerUpdate,
  customerStatusLabels,
  customerUpdateSchema,
  plainName,
} from '@polaris/contracts';
import { batches } from '../platform/jobs/batches';
import { AuditService } from '../records/audit/audit.service';
import type {
  Alike,
  Candidates,
  ImportTarget,
  ImportMatch,
  StoredRecord,
} from '../records/registry/import-target';
import { CustomerImportRepository, type FoundCustomer } from './customer-import.repository';
import { customerColumns } from './customer.columns';
import { CustomerImportsRepository } from './imports/customer-imports.repository';

type CustomerRow = Omit<CustomerUpdate, 'version'>;

const LOOKED_UP_AT_ONCE = 500;

/** What a new customer has where the file leaves it open. */
const DEFAULTS = { status: 'active', totalValue: 0 } as const;

/** As exports of other products, spreadsheets and address books name them. */
const ALIASES = {
  name: [
    ...['first name', 'given name', 'first', 'middle name', 'last name', 'family name', 'surname'],
    ...['last', 'full name', 'client', 'client name', 'customer', 'customer name', 'contact'],
    ...['contact name', 'display name'],
  ],
  email: ['email address', 'e-mail address', 'client email', 'primary email', 'email 1', 'mail'],
  phone: [
    ...['phone number', 'client phone', 'mobile', 'mobile phone', 'mobile number', 'cell'],
    ...['cell phone', 'telephone', 'tel', 'primary phone', 'work phone', 'home phone', 'phone 1'],
  ],
  company: ['company name', 'organization', 'organization name', 'business', 'business name'],
  status: ['client status', 'customer status', 'lifecycle stage', 'stage'],
  totalValue: [
    'value',
    'total',
    'lifetime value',
    'total revenue',
    'project value',
    'total project value',
  ],
  notes: ['note', 'comments', 'client notes', 'description'],
  timeZone: ['zone'],
};

/** Customers from a CSV file: matched by their address, else by name and company together. */
@Injectable()
export class CustomerImport implements ImportTarget<CustomerRow> {
  readonly words = { one: 'customer', many: 'customers' };
  readonly columns = customerColumns.imported;
  readonly nameColumn = 'name';
  readonly aliases = new Map(
    Object.entries(ALIASES).flatMap(([column, names]) =>
      names.map((name) => [plainName(name), column] as const),
    ),
  );
  readonly messages = {
    status: `Must be one of: ${Object.values(customerStatusLabels).join(', ')}.`,
    totalValue: 'Must be an amount of at least 0, such as 1,200.50.',
  };
  readonly schema = customerUpdateSchema;

  constructor(
    private readonly customers: CustomerImportRepository,
    private readonly imports: CustomerImportsRepository,
    private readonly audit: AuditService,
  ) {}

  matchedBy({ email }: CustomerRow): { column: string; key?: string } {
    return email ? { column: 'email', key: emailKey(email) } : { column: 'name' };
  }

  /** Looks up each address and each name of the rows once, however often they are there. */
  async findCandidates(rows: CustomerRow[]): Promise<Candidates<CustomerRow>> {
    const emails = rows.flatMap(({ email }) => (email ? [emailKey(email)] : []));
    const names = rows.flatMap(({ name, email }) =>
      email ? [] : [name.toLowerCase(), name.trim().toLowerCase()],
    );
    const byEmail = await this.lookUp('email', emails, ({ email }) => emailKey(email!));
    const byName = await this.lookUp('name', names, nameKey);
    const byPhone = await this.findPhones(rows);
    return {
      alike: (row) => (row.email ? byEmail.get(emailKey(row.email)) : byName.get(nameKey(row))),
      match: ({ phone }) => (phone ? byPhone.get(phone) : undefined),
    };
  }

  load(ids: number[]): Promise<StoredRecord[]> {
    return this.customers.load(ids);
  }

  lock(): Promise<void> {
    return this.customers.lock();
  }

  insert(rows: CustomerRow[]): Promise<number[]> {
    return this.customers.insert(rows.map((row) => ({ ...DEFAULTS, ...row })));
  }

  update(rows: (Partial<CustomerRow> & { id: number })[]): Promise<void> {
    return this.customers.update(rows);
  }

  /** As the last step of the import: what the audit log has by then is its own. */
  async recordImport(created: number[], updated: number): Promise<number> {
    return this.imports.add(created, updated, await this.audit.lastId());
  }

  private async findPhones(rows: CustomerRow[]): Promise<Map<string, ImportMatch>> {
    const phones = new Set(rows.flatMap(({ phone }) => phone ?? []));
    const found = new Map<string, ImportMatch>();
    for (const batch of batches([...phones], LOOKED_UP_AT_ONCE))
      for (const { phone, ...match } of await this.customers.withPhones(batch))
        found.set(phone, match);
    return found;
  }

  private async lookUp(
    column: 'email' | 'name',
    values: string[],
    keyOf: (found: FoundCustomer) => string,
  ): Promise<Map<string, Alike>> {
    const alike = new Map<string, Alike>();
    for (const batch of batches([...new Set(values)], LOOKED_UP_AT_ONCE))
      for await (const found of this.customers.withValues(column, batch)) {
        const key = keyOf(found);
        const before = alike.get(key);
        alike.set(key, { count: (before?.count ?? 0) + 1, id: before?.id ?? found.id });
      }
    return alike;
  }
}

const emailKey = (email: string): string => email.toLowerCase();

/** Names alone are too common: a name and its company. */
const nameKey = ({ name, company }: Pick<CustomerRow, 'name' | 'company'>): string =>
  `${name.trim().toLowerCase()}\n${(company ?? '').trim().toLowerCase()}`;
