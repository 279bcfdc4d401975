import { Injectable } from '@nestjs/common';
import type { OfferContent, OfferSeller } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { notFound } from '../../platform/problem/problem';

export const OFFER = 'This offer';

/** Without `expired`, which is derived. */
type StoredState = 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn';

/** What an offer is sold as, and until when. */
export interface OfferSettings {
  serviceId: number;
  expiresOn: string;
  invoiceOnAccept: boolean;
}

export interface OfferRow extends OfferSettings {
  id: number;
  customerId: number | null;
  title: string;
  state: StoredState;
  current: number;
  version: number;
}

export interface OfferVersion {
  number: number;
  content: OfferContent;
  settings: OfferSettings;
  seller: OfferSeller | null;
  sha256: string | null;
  sentAt: Date | null;
}

/** What is written of a version. */
export interface WrittenVersion {
  content: OfferContent;
  settings: OfferSettings;
  total: number;
}

export interface NewAcceptance {
  offerId: number;
  number: number;
  selection: readonly number[];
  total: number;
  name: string;
  statement: string;
  acceptedAt: Date;
  addressHash: string;
  salt: string;
  device: string | null;
  recipient: string | null;
  /** Where the code was mailed that was entered. */
  codeTo: string | null;
  documentSha256: string;
  /** Null for a retainer, which has a purchase for each month. */
  purchaseId: number | null;
}

const columns = sql`id, "customerId", "serviceId", title, state, current, "expiresOn"::text as "expiresOn",
  "invoiceOnAccept", version`;

/** All SQL on offers that changes them. */
@Injectable()
export class OffersRepository {
  constructor(private readonly database: Database) {}

  /** Locks the offer until the transaction ends; throws 404 if there is none. */
  async lock(id: number): Promise<OfferRow> {
    const [row] = await this.database.tx.query<OfferRow[]>(
      sql`select ${columns} from offers where id = $1 for update`,
      [id],
    );
    if (!row) throw notFound(OFFER);
    return row;
  }

  async insert(
    { customerId, follows, recordedBy }: NewOffer,
    written: WrittenVersion,
  ): Promise<number> {
    const { serviceId, expiresOn, invoiceOnAccept } = written.settings;
    const [row] = await this.database.tx.query<[{ id: number }]>(
      sql`insert into offers
         ("customerId", follows, "recordedBy", "serviceId", title, "expiresOn", "invoiceOnAccept")
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        customerId,
        follows,
        recordedBy,
        serviceId,
        written.content.title,
        expiresOn,
        invoiceOnAccept,
      ],
    );
    await this.write(row.id, 1, written);
    return row.id;
  }

  /** Replaces the version that was not sent yet, or begins it. */
  async write(offerId: number, number: number, written: WrittenVersion): Promise<void> {
    const { content, settings, total } = written;
    await this.database.tx.query(
      sql`insert into offer_versions ("offerId", number, content, settings, total)
       values ($1, $2, $3, $4, $5)
       on conflict ("offerId", number) do update
         set content = excluded.content, settings = excluded.settings, total = excluded.total`,
      [offerId, number, JSON.stringify(content), JSON.stringify(settings), total],
    );
  }

  /** The newest version, sent or not. */
  async newest(offerId: number): Promise<OfferVersion> {
    const [row] = await this.database.query<[OfferVersion]>(
      sql`select number, content, settings, seller, sha256, "sentAt" from offer_versions
       where "offerId" = $1 order by number desc limit 1`,
      [offerId],
    );
    return row;
  }

  /** A version that was sent. */
  async getSent(offerId: number, number: number): Promise<SentVersion> {
    const [row] = await this.database.query<SentVersion[]>(
      sql`select number, content, settings, seller, sha256, "sentAt" from offer_versions
       where "offerId" = $1 and number = $2 and "sentAt" is not null`,
      [offerId, number],
    );
    if (!row) throw notFound(OFFER);
    return row;
  }

  async markSent(offerId: number, number: number, sent: SentFields): Promise<void> {
    await this.database.tx.query(
      sql`update offer_versions set seller = $3, sha256 = $4, "sentAt" = now()
       where "offerId" = $1 and number = $2`,
      [offerId, number, JSON.stringify(sent.seller), sent.sha256],
    );
    const { serviceId, expiresOn, invoiceOnAccept } = sent.settings;
    await this.database.tx.query(
      sql`update offers set state = 'sent', current = $2, title = $3, "serviceId" = $4, "expiresOn" = $5,
         "invoiceOnAccept" = $6, "declineReason" = null, "remindedAt" = null, version = version + 1
       where id = $1`,
      [offerId, number, sent.title, serviceId, expiresOn, invoiceOnAccept],
    );
  }

  /** Copies the fields of the first version to the offer, which the client has not seen yet. */
  async updateDraft(id: number, { content, settings }: WrittenVersion): Promise<void> {
    const { serviceId, expiresOn, invoiceOnAccept } = settings;
    await this.database.tx.query(
      sql`update offers set title = $2, "serviceId" = $3, "expiresOn" = $4, "invoiceOnAccept" = $5
       where id = $1`,
      [id, content.title, serviceId, expiresOn, invoiceOnAccept],
    );
  }

  async touch(id: number): Promise<void> {
    await this.database.tx.query(sql`update offers set version = version + 1 where id = $1`, [id]);
  }

  async setState(
    id: number,
    state: StoredState,
    declineReason: string | null = null,
  ): Promise<void> {
    await this.database.tx.query(
      sql`update offers set state = $2, "declineReason" = $3, version = version + 1 where id = $1`,
      [id, state, declineReason],
    );
  }

  /** The PDF of what was sent states the last day, so it is made again. */
  async extend(id: number, expiresOn: string): Promise<void> {
    await this.database.tx.query(
      sql`delete from offer_files where "offerId" = $1 and kind = 'offer'`,
      [id],
    );
    await this.database.tx.query(
      sql`update offers set "expiresOn" = $2, "remindedAt" = null, version = version + 1 where id = $1`,
      [id, expiresOn],
    );
  }

  async markReminded(id: number): Promise<void> {
    await this.database.tx.query(sql`update offers set "remindedAt" = now() where id = $1`, [id]);
  }

  async removeDraft(id: number): Promise<void> {
    await this.database.tx.query(sql`delete from offers where id = $1`, [id]);
  }

  async accept(row: NewAcceptance): Promise<void> {
    await this.database.tx.query(
      sql`insert into offer_acceptances ("offerId", number, selection, total, name, statement, "acceptedAt",
         "addressHash", salt, device, recipient, "codeTo", "documentSha256", "purchaseId")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[row.offerId, row.number, JSON.stringify(row.selection), row.total, row.name],
        ...[row.statement, row.acceptedAt, row.addressHash, row.salt, row.device, row.recipient],
        ...[row.codeTo, row.documentSha256, row.purchaseId],
      ],
    );
  }
}

export interface NewOffer {
  customerId: number;
  follows: number | null;
  recordedBy: string;
}

export interface SentFields {
  title: string;
  seller: OfferSeller;
  sha256: string;
  settings: OfferSettings;
}

export type SentVersion = OfferVersion & { seller: OfferSeller; sha256: string; sentAt: Date };
