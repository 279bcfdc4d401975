import { Injectable } from '@nestjs/common';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** Which PDF of an offer: a version as it was sent, or what was accepted of it. */
export interface OfferFileKey {
  offerId: number;
  number: number;
  kind: 'offer' | 'accepted';
}

/** The PDFs of offers. They never change after they are first made. */
@Injectable()
export class OfferFilesRepository {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobsService,
  ) {}

  async find({ offerId, number, kind }: OfferFileKey): Promise<Buffer | undefined> {
    const [stored] = await this.database.query<{ file: string }[]>(
      sql`select file from offer_files where "offerId" = $1 and number = $2 and kind = $3`,
      [offerId, number, kind],
    );
    return stored && this.blobs.find(stored.file);
  }

  /** Does nothing if another server has already stored the file. */
  async insert({ offerId, number, kind }: OfferFileKey, pdf: Buffer): Promise<void> {
    await this.database.transaction(async () => {
      const file = await this.blobs.store(pdf);
      await this.database.query(
        sql`insert into offer_files ("offerId", number, kind, file) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [offerId, number, kind, file],
      );
    });
  }
}
