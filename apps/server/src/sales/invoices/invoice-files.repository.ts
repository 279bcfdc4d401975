import { Injectable } from '@nestjs/common';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/** The PDF of each issued invoice. It never changes after it is first made. */
@Injectable()
export class InvoiceFilesRepository {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobsService,
  ) {}

  async find(invoiceId: number): Promise<Buffer | undefined> {
    const [stored] = await this.database.query<{ file: string }[]>(
      sql`select file from invoice_files where "invoiceId" = $1`,
      [invoiceId],
    );
    return stored && this.blobs.find(stored.file);
  }

  /** Does nothing if another server has already stored the file. */
  async insert(invoiceId: number, pdf: Buffer): Promise<void> {
    await this.database.transaction(async () => {
      const file = await this.blobs.store(pdf);
      await this.database.query(
        sql`insert into invoice_files ("invoiceId", file) values ($1, $2) on conflict do nothing`,
        [invoiceId, file],
      );
    });
  }
}
