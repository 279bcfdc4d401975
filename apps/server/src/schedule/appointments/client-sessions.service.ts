import { Injectable } from '@nestjs/common';
import type { Appointment } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { notFound } from '../../platform/problem/problem';
import { AdminAppointmentsReadModel } from './admin-appointments.read-model';
import { AppointmentMailsService } from './appointment-mails.service';
import type { AppointmentEntity } from './appointment.entity';
import { AppointmentsRepository } from './appointments.repository';
import { isUpcoming } from './booking-rules';
import { toCalendarFile } from './calendar-file';

type NewSession = Pick<
  AppointmentEntity,
  'userId' | 'customerId' | 'serviceId' | 'purchaseId' | 'title' | 'startTime' | 'endTime' | 'place'
> &
  Partial<Pick<AppointmentEntity, 'contactId'>>;

/** Shown to a client if someone else has just booked the time. */
export const TIME_TAKEN = 'This time is no longer free. Please choose another one.';

/** Saves sessions that clients and visitors book, and mails invitations. The rules for booking are in booking/. */
@Injectable()
export class ClientSessionsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly readModel: AdminAppointmentsReadModel,
    private readonly mails: AppointmentMailsService,
    private readonly settings: Settings,
  ) {}

  get(userId: string, id: number): Promise<Appointment> {
    return this.appointments.getOf(userId, id);
  }

  /** A scheduled session of this account that is part of a purchase. */
  async find(userId: string, id: number): Promise<AppointmentEntity & { purchaseId: number }> {
    const found = await this.appointments.findScheduledOf(userId, id);
    return assertOfPurchase(found);
  }

  /** Like `find`, but locked until the transaction ends. */
  async lock(userId: string, id: number): Promise<AppointmentEntity & { purchaseId: number }> {
    const row = await this.appointments.lock(id);
    return assertOfPurchase(row?.userId === userId && row.status === 'scheduled' ? row : null);
  }

  /** A visitor's call; undefined if it is over, canceled or deleted. */
  async findCall(id: number): Promise<AppointmentEntity | undefined> {
    return upcomingCall(await this.appointments.find(id));
  }

  /** Like `findCall`, but locked until the transaction ends. */
  async lockCall(id: number): Promise<AppointmentEntity | undefined> {
    return upcomingCall(await this.appointments.lock(id));
  }

  calendarFile(session: AppointmentEntity): string {
    return toCalendarFile(session, this.settings.publicUrl);
  }

  async book(session: NewSession): Promise<AppointmentEntity> {
    const booked = { ...session, status: 'scheduled' } as const;
    return this.notify('booked', await this.appointments.save(booked, TIME_TAKEN));
  }

  async move(
    session: AppointmentEntity,
    times: Pick<AppointmentEntity, 'startTime' | 'endTime'>,
  ): Promise<AppointmentEntity> {
    const moved = Object.assign(session, times, { moves: session.moves + 1 });
    return this.notify('moved', await this.appointments.save(moved, TIME_TAKEN));
  }

  async cancel(session: AppointmentEntity, usesSession: boolean): Promise<AppointmentEntity> {
    const canceled = Object.assign(session, { status: 'cancelled', usesSession });
    return this.notify('cancelled', await this.appointments.save(canceled));
  }

  /**
   * Called when the owner cancels the purchase. Each session needs its own mail: all components of a cancellation have
   * the same UID (RFC 5546, 3.2.5).
   */
  async cancelAllOf(purchaseId: number): Promise<void> {
    for (const session of await this.appointments.lockUpcomingOf(purchaseId)) {
      Object.assign(session, { status: 'cancelled', usesSession: false });
      await this.appointments.save(session);
      await this.mails.notify('cancelled', await this.readModel.getWithUser(session.id));
    }
  }

  /** Upcoming sessions that name no place get this one; runs in the transaction of the settings. */
  fillPlaces(place: string): Promise<void> {
    return this.appointments.fillPlaces(place);
  }

  /** Returns whether the session is still scheduled at this time, and locks it until the transaction ends. */
  async lockAt(id: number, startTime: Date): Promise<boolean> {
    const row = await this.appointments.lock(id);
    return row?.status === 'scheduled' && +row.startTime === +startTime;
  }

  async remind(id: number): Promise<void> {
    await this.mails.notify('reminder', await this.readModel.getWithUser(id));
  }

  private async notify(
    change: 'booked' | 'moved' | 'cancelled',
    id: number,
  ): Promise<AppointmentEntity> {
    const session = await this.readModel.getWithUser(id);
    await this.mails.notify(change, session, { byClient: true });
    return session;
  }
}

function assertOfPurchase(
  session: AppointmentEntity | null,
): AppointmentEntity & { purchaseId: number } {
  if (!session || session.purchaseId === null) throw notFound('This session');
  return session as AppointmentEntity & { purchaseId: number };
}

const upcomingCall = (session: AppointmentEntity | null): AppointmentEntity | undefined =>
  session && session.contactId !== null && isUpcoming(session) ? session : undefined;
