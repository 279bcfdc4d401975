import { Injectable } from '@nestjs/common';
import type { OpenHours } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { BookingSettingsEntity } from './booking-settings.entity';

const ONLY_ROW = { id: 1 };

interface StoredHours extends OpenHours {
  id: number;
}

const keyOf = ({ weekday, startsAt, endsAt }: OpenHours): string =>
  `${weekday} ${startsAt} ${endsAt}`;

/** All SQL that changes booking settings and weekly hours is here. */
@Injectable()
export class BookingSettingsRepository {
  constructor(private readonly database: Database) {}

  find(): Promise<BookingSettingsEntity | null> {
    return this.database.manager.findOneBy(BookingSettingsEntity, ONLY_ROW);
  }

  /** Locks the row for writing, or creates it. */
  async lock(): Promise<BookingSettingsEntity> {
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      'booking settings',
    ]);
    const row = await this.find();
    return row ?? this.database.tx.create(BookingSettingsEntity, ONLY_ROW);
  }

  /** Blocks other bookings and moves by clients and visitors until the transaction ends. */
  async lockBooking(): Promise<void> {
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      'booking',
    ]);
  }

  save(row: BookingSettingsEntity): Promise<BookingSettingsEntity> {
    return this.database.tx.save(row);
  }

  /** By weekday and time. */
  listHours(): Promise<StoredHours[]> {
    return this.database.query(
      sql`select id, weekday, to_char("startsAt", 'HH24:MI') as "startsAt",
         to_char("endsAt", 'HH24:MI') as "endsAt"
       from availability_rules order by weekday, "startsAt"`,
    );
  }

  /** Unchanged hours keep their rows, so that the audit log only has real changes. */
  async replaceHours(hours: OpenHours[]): Promise<void> {
    const stored = await this.listHours();
    const wanted = new Set(hours.map(keyOf));
    const known = new Set(stored.map(keyOf));
    const removed = stored.filter((one) => !wanted.has(keyOf(one))).map(({ id }) => id);
    await this.database.tx.query(sql`delete from availability_rules where id = any($1)`, [removed]);
    for (const { weekday, startsAt, endsAt } of hours.filter((one) => !known.has(keyOf(one))))
      await this.database.tx.query(
        sql`insert into availability_rules (weekday, "startsAt", "endsAt") values ($1, $2, $3)`,
        [weekday, startsAt, endsAt],
      );
  }
}
