import { Injectable } from '@nestjs/common';
import type {
  AdminAppointment,
  AdminAppointmentsQuery,
  AppointmentInput,
  AppointmentUpdate,
  PageQuery,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import type { Page } from '../../platform/database/list/list';
import { type Buyer, BuyersService } from '../../people/customers/buyers.service';
import { notFound, stale } from '../../platform/problem/problem';
import { PurchasesService } from '../../sales/purchases/purchases.service';
import { ServicesService } from '../../sales/services/services.service';
import { BookingSettingsService } from '../booking/booking-settings.service';
import { AdminAppointmentsReadModel, type Span } from './admin-appointments.read-model';
import { AppointmentMailsService } from './appointment-mails.service';
import type { AppointmentEntity } from './appointment.entity';
import { AppointmentsRepository } from './appointments.repository';
import { assertNotPast, assertPossible, isUpcoming } from './booking-rules';
import type { SessionChange } from './mails/session-mail';
import { SharedNotesService } from './shared-notes.service';

type Previous = Pick<
  AppointmentEntity,
  'title' | 'startTime' | 'endTime' | 'status' | 'sharedNote'
>;

/** The owner's sessions: booking, moving, canceling. The customer is mailed about upcoming ones. */
@Injectable()
export class AdminAppointmentsService {
  constructor(
    private readonly database: Database,
    private readonly appointments: AppointmentsRepository,
    private readonly readModel: AdminAppointmentsReadModel,
    private readonly buyers: BuyersService,
    private readonly catalog: ServicesService,
    private readonly purchases: PurchasesService,
    private readonly booking: BookingSettingsService,
    private readonly mails: AppointmentMailsService,
    private readonly sharedNotes: SharedNotesService,
  ) {}

  list(query: AdminAppointmentsQuery): Promise<Page<AdminAppointment>> {
    return this.readModel.list(query);
  }

  /** Scheduled sessions that start within a span of time, soonest first. */
  listStarting(span: Span, page: PageQuery): Promise<Page<AdminAppointment>> {
    return this.readModel.listStarting(span, page);
  }

  /** Sessions that overlap a span of time and are not canceled, soonest first. */
  listMeeting(
    span: Record<'startTime' | 'endTime', Date>,
    page: PageQuery,
  ): Promise<AdminAppointment[]> {
    return this.readModel.listMeeting(span, page);
  }

  async book(input: AppointmentInput): Promise<AdminAppointment> {
    const { title, status, serviceId = null, purchaseId = null } = input;
    const sharedNote = input.sharedNote?.trim() || null;
    const times = { startTime: new Date(input.startTime), endTime: new Date(input.endTime) };
    assertPossible(times);
    assertNotPast(times, status);
    await this.assertService(serviceId);
    return this.database.transaction(async () => {
      const party = await this.buyers.find(input);
      await this.assertPurchase(party, purchaseId);
      const { place } = await this.booking.get();
      const booked = {
        ...party,
        title,
        status,
        serviceId,
        purchaseId,
        sharedNote,
        place,
        ...times,
      };
      const id = await this.appointments.save(booked);
      return this.notify(id, undefined);
    });
  }

  async update(id: number, { version, ...changes }: AppointmentUpdate): Promise<AdminAppointment> {
    await this.assertService(changes.serviceId ?? null);
    return this.database.transaction(async () => {
      const row = await this.lock(id);
      if (version !== undefined && version !== row.version) throw stale();
      const previous = { ...row };
      apply(row, changes);
      if (row.purchaseId !== previous.purchaseId) await this.assertPurchase(row, row.purchaseId);
      await this.appointments.save(row);
      return this.notify(id, previous);
    });
  }

  /** Deletes a session, which also cancels an upcoming one. */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(id);
      const row = await this.readModel.getWithUser(id);
      await this.appointments.remove(id);
      row.version += 1;
      await this.sharedNotes.takeBack(row);
      if (isUpcoming(row)) await this.mails.notify('cancelled', row);
    });
  }

  private async lock(id: number): Promise<AppointmentEntity> {
    const row = await this.appointments.lock(id);
    if (!row) throw notFound('This session');
    return row;
  }

  private async notify(id: number, previous: Previous | undefined): Promise<AdminAppointment> {
    const row = await this.readModel.getWithUser(id);
    const change = changeKind(row, previous);
    if (change) await this.mails.notify(change, row);
    await this.sharedNotes.notifyClient(row, previous?.sharedNote ?? null);
    return this.readModel.get(id);
  }

  private async assertPurchase(party: Buyer, id: number | null): Promise<void> {
    if (id !== null) await this.purchases.assertBoughtBy(party, id);
  }

  private async assertService(id: number | null): Promise<void> {
    if (id !== null) await this.catalog.get(id, { all: true });
  }
}

function apply(row: AppointmentEntity, changes: Omit<AppointmentUpdate, 'version'>): void {
  const previous = { ...row };
  if (changes.title !== undefined) row.title = changes.title;
  if (changes.serviceId !== undefined) row.serviceId = changes.serviceId;
  if (changes.purchaseId !== undefined) row.purchaseId = changes.purchaseId;
  if (changes.sharedNote !== undefined) row.sharedNote = changes.sharedNote?.trim() || null;
  if (changes.status !== undefined) setStatus(row, changes.status);
  if (changes.usesSession !== undefined) row.usesSession = changes.usesSession;
  if (changes.startTime !== undefined) row.startTime = new Date(changes.startTime);
  if (changes.endTime !== undefined) row.endTime = new Date(changes.endTime);
  assertPossible(row);
  if (isMoved(row, previous) || row.status !== previous.status) assertNotPast(row, row.status);
}

/** A session that the owner cancels no longer counts, so the client can book another. */
function setStatus(row: AppointmentEntity, status: AppointmentEntity['status']): void {
  if (status === row.status) return;
  if (status === 'cancelled') row.usesSession = false;
  if (row.status === 'cancelled') row.usesSession = true;
  row.status = status;
}

const isMoved = (row: Previous, previous: Previous): boolean =>
  row.startTime.getTime() !== previous.startTime.getTime() ||
  row.endTime.getTime() !== previous.endTime.getTime();

/** What to mail the customer about; undefined if the session is over or nothing changes for them. */
function changeKind(row: Previous, previous: Previous | undefined): SessionChange | undefined {
  if (!previous || previous.status !== 'scheduled') return isUpcoming(row) ? 'booked' : undefined;
  if (row.status === 'cancelled') return isUpcoming(previous) ? 'cancelled' : undefined;
  if (!isUpcoming(row)) return undefined;
  if (isMoved(row, previous)) return 'moved';
  return row.title === previous.title ? undefined : 'changed';
}
