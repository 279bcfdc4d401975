import type { SampleDays } from './sample-days';

/** Tables with sample rows, in the order in which these are added. */
export const sampleTables = [
  'companies',
  'tags',
  'contact_submissions',
  'customers',
  'customer_tags',
  'activities',
  'tasks',
  'messages',
  'purchases',
  'purchase_steps',
  'invoices',
  'invoice_lines',
  'payments',
  'refunds',
  'sessions_appointments',
] as const;
export type SampleTable = (typeof sampleTables)[number];

/** A row by its columns. All rows of a table have the same ones. */
export type SampleRow = Record<string, unknown>;

export interface SampleService {
  id: number;
  name: string;
  price: number;
  includedSessions: number;
  sessionMinutes: number;
}

/** What an invoice says once it is issued: its lines can be written only before. */
export interface SampleIssue {
  id: number;
  number: string;
  seller: object;
  issuedAt: string;
  issuedOn: string;
  dueOn: string;
  sentAt: string;
}

export interface SampleContext {
  days: SampleDays;
  /** What can be sold; without any, there are no purchases. */
  services: readonly SampleService[];
  /** Tags that the owner has, by their names in lower case. */
  tags: ReadonlyMap<string, number>;
  /** Companies that the owner has, in lower case. */
  companies: ReadonlySet<string>;
  seller: object;
  /** The next free id of a table. */
  newId: (table: SampleTable) => number;
}

/** Collects the rows. */
export class SampleRows {
  readonly tables = new Map<SampleTable, SampleRow[]>();
  readonly issues: SampleIssue[] = [];

  constructor(readonly context: SampleContext) {}

  add(table: SampleTable, row: SampleRow): void {
    this.tables.set(table, [...(this.tables.get(table) ?? []), row]);
  }

  /** Adds a row with an id, and returns that. */
  addRecord(table: SampleTable, row: SampleRow): number {
    const id = this.context.newId(table);
    this.add(table, { id, ...row });
    return id;
  }
}
