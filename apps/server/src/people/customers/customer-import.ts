import { Injectable } from '@nestjs/common';
import {
  type CustomerUpdate,
  customerStatusLabels,
  customerUpdateSchema,
  gridCustomerSchema,
  readNumber,
} from '@polaris/contracts';
import { batches } from '../../platform/jobs/batches';
import { AuditService } from '../../records/audit/audit.service';
import type {
  Alike,
  Candidates,
  ImportTarget,
  ImportMatch,
  NamePart,
  StoredRecord,
} from '../../records/registry/import-target';
import { CustomerImportRepository, type FoundCustomer } from './customer-import.repository';
import { customerColumns } from './customer.columns';
import { CustomerImportsRepository } from './imports/customer-imports.repository';

type CustomerRow = Omit<CustomerUpdate, 'version'>;

const LOOKED_UP_AT_ONCE = 500;

/** Defaults for new customers. */
const DEFAULTS = { status: 'active', totalValue: 0 } as const;

/** Column names in exports of other products, spreadsheets and address books. */
const ALIASES = {
  name: [
    ...['full name', 'client', 'client name', 'customer', 'customer name', 'contact'],
    ...['contact name', 'display name', 'lead name', 'person'],
  ],
  email: [
    ...['email address', 'emails', 'client email', 'customer email', 'contact email', 'mail'],
    ...['primary email', 'main email', 'work email', 'business email', 'home email'],
    ...['personal email', 'other email', 'email 1'],
  ],
  phone: [
    ...['phone number', 'phones', 'client phone', 'client phone number', 'customer phone'],
    ...['contact phone', 'contact number', 'mobile', 'mobile phone', 'mobile number'],
    ...['mobile phone number', 'cell', 'cell phone', 'cell number', 'telephone'],
    ...['telephone number', 'tel', 'primary phone', 'main phone', 'work phone', 'work number'],
    ...['business phone', 'home phone', 'home number', 'other phone', 'car phone'],
    ...['company phone', 'company main phone', 'phone 1'],
  ],
  company: [
    ...['company name', 'organization', 'organization name', 'business'],
    ...['business name', 'associated company', 'account name'],
  ],
  status: ['client status', 'customer status', 'lifecycle stage', 'stage'],
  totalValue: [
    ...['value', 'total', 'lifetime value', 'total revenue', 'project value'],
    ...['total project value', 'total spend', 'total spent', 'total paid', 'amount paid'],
  ],
  notes: ['note', 'comments', 'client notes', 'description'],
  timeZone: ['zone'],
};

const NAME_PARTS: Record<NamePart, string[]> = {
  first: ['first name', 'given name', 'first', 'forename', 'client first name'],
  middle: ['middle name', 'additional name', 'middle'],
  last: ['last name', 'family name', 'surname', 'last', 'client last name'],
};

/** The lookup key of a customer; undefined if the customer has none. */
type KeyOf = (found: FoundCustomer) => string | undefined;

const plain = (name: string): string => name.replaceAll(' ', '');

const entries = <Key extends string>(names: Record<Key, string[]>): [string, Key][] =>
  Object.entries<string[]>(names).flatMap(([key, all]) =>
    all.map((name): [string, Key] => [plain(name), key as Key]),
  );

/** The message repeats the rejected amount and says why: a misread separator can make it 1,000 times too large. */
function amountMessage(cell: string): string {
  const { problem } = readNumber(cell);
  const [digits = ''] = /\d+\.\d+/.exec(cell) ?? [];
  if (problem === 'ambiguous')
    return `Can be read as ${digits.replace('.', ',')} or as ${Number(digits)}: please write ${digits.replace('.', ',')}.00 or ${Number(digits).toFixed(2)}.`;
  if (problem === 'currency')
    return 'Amounts are in US dollars. Please leave other currencies out.';
  return 'Must be an amount of at least 0, such as 1,200.50.';
}

/** Imports customers from a CSV file, matched by email, or by name and company. */
@Injectable()
export class CustomerImport implements ImportTarget<CustomerRow> {
  readonly words = { one: 'customer', many: 'customers' };
  readonly columns = customerColumns.imported;
  readonly fileColumns = Object.keys(gridCustomerSchema.shape);
  readonly nameColumn = 'name';
  readonly nameParts = new Map(entries(NAME_PARTS));
  readonly aliases = new Map<string, string>([
    ...entries(ALIASES),
    ...[...this.nameParts.keys()].map((name) => [name, 'name'] as const),
  ]);
  readonly several = new Set(['email', 'phone', 'company']);
  readonly choices = new Set(['status', 'timeZone']);
  readonly unset = { totalValue: DEFAULTS.totalValue };
  readonly messages = {
    status: `Must be one of: ${Object.values(customerStatusLabels).join(', ')}.`,
    timeZone: 'Must be a time zone, such as America/New_York.',
    totalValue: amountMessage,
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

  /** A customer without a name is called by the company, or else by the email address. */
  nameWithout({ company, email }: Partial<Record<string, string>>): string {
    return company?.trim() || email?.split('@')[0] || '';
  }

  isAbout({ name, email, phone }: CustomerRow, record: StoredRecord): boolean {
    const isSame = (one: unknown, other: unknown) =>
      typeof one === 'string' &&
      typeof other === 'string' &&
      one.trim().toLowerCase() === other.trim().toLowerCase();
    return isSame(email, record.email) || isSame(name, record.name) || isSame(phone, record.phone);
  }

  /** Looks up each address and name once, however many rows have it. */
  async findCandidates(rows: CustomerRow[]): Promise<Candidates<CustomerRow>> {
    const emails = rows.flatMap(({ email }) => (email ? [emailKey(email)] : []));
    const names = rows.flatMap(({ name }) => [name.toLowerCase(), name.trim().toLowerCase()]);
    const [byEmail] = await this.lookUp('email', emails, [({ email }) => emailKey(email!)]);
    const [byName, withoutEmail] = await this.lookUp('name', names, [
      nameKey,
      (found) => (found.email ? undefined : nameKey(found)),
    ]);
    const byPhone = await this.findPhones(rows);
    return {
      alike: (row) => (row.email ? byEmail.get(emailKey(row.email)) : byName.get(nameKey(row))),
      incomplete: (row) =>
        withoutEmail.get(nameKey(row)) ?? withoutEmail.get(nameKey({ ...row, company: null })),
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

  /** Call it last: audit entries up to now count as part of the import. */
  async recordImport(created: number[], previous: StoredRecord[]): Promise<number> {
    return this.imports.add(created, previous, await this.audit.lastId());
  }

  private async findPhones(rows: CustomerRow[]): Promise<Map<string, ImportMatch>> {
    const phones = new Set(rows.flatMap(({ phone }) => phone ?? []));
    const found = new Map<string, ImportMatch>();
    for (const batch of batches([...phones], LOOKED_UP_AT_ONCE))
      for (const { phone, ...match } of await this.customers.withPhones(batch))
        found.set(phone, match);
    return found;
  }

  /** The customers found by each of the keys. */
  private async lookUp<Keys extends KeyOf[]>(
    column: 'email' | 'name',
    values: string[],
    keys: [...Keys],
  ): Promise<{ [At in keyof Keys]: Map<string, Alike> }> {
    const maps = keys.map(() => new Map<string, Alike>());
    for (const batch of batches([...new Set(values)], LOOKED_UP_AT_ONCE))
      for await (const found of this.customers.withValues(column, batch))
        for (const [at, keyOf] of keys.entries()) {
          const key = keyOf(found);
          const before = key === undefined ? undefined : maps[at]!.get(key);
          if (key !== undefined)
            maps[at]!.set(key, { count: (before?.count ?? 0) + 1, id: before?.id ?? found.id });
        }
    return maps as { [At in keyof Keys]: Map<string, Alike> };
  }
}

const emailKey = (email: string): string => email.toLowerCase();

/** Name and company together, as names alone are too common. */
const nameKey = ({ name, company }: Pick<CustomerRow, 'name' | 'company'>): string =>
  `${name.trim().toLowerCase()}\n${(company ?? '').trim().toLowerCase()}`;
