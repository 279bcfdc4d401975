import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from '../platform/database/sql';
import { Database } from '../platform/database/database';

/** The PDF of each issued invoice, as it was first made. */
@Injectable()
export class InvoiceFilesRepository {
  constructor(private readonly database: Database) {}

  async find(invoiceId: number): Promise<Buffer | undefined> {
    const [file] = await this.database.query<{ pdf: Buffer }[]>(
      sql`select pdf from invoice_files where "invoiceId" = $1`,
      [invoiceId],
    );
    return file?.pdf;
  }

  /** Stores it, unless another server has stored one before. */
  async insert(invoiceId: number, pdf: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    await this.database.query(
      sql`insert into invoice_files ("invoiceId", pdf, sha256) values ($1, $2, $3)
       on conflict do nothing`,
      [invoiceId, pdf, sha256],
    );
  }
}
