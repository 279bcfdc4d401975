import type { Service } from '@polaris/contracts';
import type { PurchaseEntity } from './purchase.entity';

const DAY = 86_400_000;

type Sold = Pick<PurchaseEntity, 'includedSessions' | 'sessionMinutes' | 'bookBy'>;

/** The values that a sale copies from its service, because the catalog can change later. */
export const includedSessionsOf = (service: Service, today: string): Sold => ({
  includedSessions: service.includedSessions,
  sessionMinutes: service.sessionMinutes,
  bookBy:
    service.includedSessions > 0 && service.bookWithinDays !== null
      ? new Date(Date.parse(today) + service.bookWithinDays * DAY).toISOString().slice(0, 10)
      : null,
});
