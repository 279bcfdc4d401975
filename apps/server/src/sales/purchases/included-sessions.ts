import type { Service } from '@polaris/contracts';
import type { PurchaseEntity } from './purchase.entity';

const DAY = 86_400_000;

type Sold = Pick<PurchaseEntity, 'includedSessions' | 'sessionMinutes' | 'bookBy'>;

/** What a sale copies of its service: the catalog may change later. */
export const includedSessionsOf = (service: Service, today: string): Sold => ({
  includedSessions: service.includedSessions,
  sessionMinutes: service.sessionMinutes,
  bookBy:
    service.includedSessions > 0 && service.bookWithinDays !== null
      ? new Date(Date.parse(today) + service.bookWithinDays * DAY).toISOString().slice(0, 10)
      : null,
});
