import { type Service, addDays } from '@polaris/contracts';
import type { PurchaseEntity } from './purchase.entity';

type Sold = Pick<PurchaseEntity, 'includedSessions' | 'sessionMinutes' | 'bookBy'>;

/** The values that a sale copies from its service, because the catalog can change later. */
export const includedSessionsOf = (service: Service, today: string): Sold => ({
  includedSessions: service.includedSessions,
  sessionMinutes: service.sessionMinutes,
  bookBy:
    service.includedSessions > 0 && service.bookWithinDays !== null
      ? addDays(today, service.bookWithinDays)
      : null,
});
