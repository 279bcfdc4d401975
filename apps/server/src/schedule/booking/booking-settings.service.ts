import { Injectable } from '@nestjs/common';
import type { BookingSettings, BookingSettingsInput } from '@polaris/contracts';
import { ClientSessionsService } from '../appointments/client-sessions.service';
import { Database } from '../../platform/database/database';
import { stale } from '../../platform/problem/problem';
import type { BookingSettingsEntity } from './booking-settings.entity';
import { BookingSettingsRepository } from './booking-settings.repository';

const usualHours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  startsAt: '09:00',
  endsAt: '17:00',
}));

/** Defaults until the settings are first saved. Booking is closed until then. */
const unsaved: BookingSettings = {
  open: false,
  hours: usualHours,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 24,
  horizonDays: 60,
  dailyMax: null,
  changeHours: 24,
  maxMoves: 3,
  beforePayment: true,
  place: null,
  version: 0,
};

@Injectable()
export class BookingSettingsService {
  constructor(
    private readonly database: Database,
    private readonly settings: BookingSettingsRepository,
    private readonly sessions: ClientSessionsService,
  ) {}

  async get(): Promise<BookingSettings> {
    const row = await this.settings.find();
    return row ? this.withHours(row) : unsaved;
  }

  /** Blocks other bookings and moves by clients and visitors until the transaction ends. */
  lockBooking(): Promise<void> {
    return this.settings.lockBooking();
  }

  /** Replaces settings and hours. */
  update({ version, hours, place, ...input }: BookingSettingsInput): Promise<BookingSettings> {
    return this.database.transaction(async () => {
      const row = await this.settings.lock();
      if (version !== undefined && version !== (row.version ?? 0)) throw stale();
      Object.assign(row, input, { place: place?.trim() || null });
      // So that changing only the hours also creates a new version of the settings.
      row.updatedAt = new Date();
      const saved = await this.settings.save(row);
      await this.settings.replaceHours(hours);
      if (saved.place !== null) await this.sessions.fillPlaces(saved.place);
      return this.withHours(saved);
    });
  }

  private async withHours(row: BookingSettingsEntity): Promise<BookingSettings> {
    const { id: _only, updatedAt: _at, ...settings } = row;
    const hours = (await this.settings.listHours()).map(({ id: _id, ...times }) => times);
    return { ...settings, hours };
  }
}
