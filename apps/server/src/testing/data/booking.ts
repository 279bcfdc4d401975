import type { Appointment, Purchase, PurchaseSlots, ServiceInput } from '@polaris/contracts';
import { addService, buy } from './records';
import type { TestCaller } from '../caller';

/** All day, every day, from now on. */
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startsAt: '00:00',
  endsAt: '23:59',
}));

/** Lets clients book at any hour. */
export async function openBooking(owner: TestCaller, own: object = {}): Promise<void> {
  const path = '/api/admin/booking-settings';
  const { body } = await owner.get(path);
  const free = { noticeHours: 0, bufferBefore: 0, bufferAfter: 0, step: 60, dailyMax: null };
  const usual = { beforePayment: true, maxMoves: 3, changeHours: 24, place: null };
  const settings = { ...body, ...free, ...usual, hours: ALWAYS, open: true, ...own };
  const { status, text } = await owner.put(path, settings);
  if (status !== 200) throw new Error(text);
}

/** A purchase of a service that comes with sessions. */
export async function buySessions(
  owner: TestCaller,
  client: TestCaller,
  own: Partial<ServiceInput> = {},
): Promise<Purchase> {
  const service = await addService(owner, { includedSessions: 3, ...own });
  return buy(client, service.id);
}

export const slotsOf = async (client: TestCaller, id: number, query = '') =>
  (await client.get(`/api/purchases/${id}/slots${query}`)).body as unknown as PurchaseSlots;

export const bookSlot = (client: TestCaller, id: number, startTime: string) =>
  client.post(`/api/purchases/${id}/sessions`, { startTime });

/** Books the free time with this number, counted from the day after tomorrow. */
export async function bookFree(client: TestCaller, id: number, at = 0): Promise<Appointment> {
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await slotsOf(client, id, `?from=${from}`);
  const { status, body, text } = await bookSlot(client, id, slots[at]!.startTime);
  if (status !== 201) throw new Error(text);
  return body as Appointment;
}
