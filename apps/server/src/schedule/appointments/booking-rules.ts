import { HOUR_MS, type AppointmentStatus, MAX_SESSION_HOURS } from '@polaris/contracts';
import { invalid } from '../../platform/problem/problem';

interface Times {
  startTime: Date;
  endTime: Date;
}

/** Rejects times that are not valid for a session. */
export function assertPossible({ startTime, endTime }: Times): void {
  if (endTime <= startTime)
    throw invalid([{ path: 'endTime', message: 'A session must end after it starts.' }]);
  if (endTime.getTime() - startTime.getTime() > MAX_SESSION_HOURS * HOUR_MS)
    throw invalid([
      { path: 'endTime', message: `A session may last ${MAX_SESSION_HOURS} hours at most.` },
    ]);
}

/** Past sessions can be recorded as completed, but not scheduled. */
export function assertNotPast({ startTime }: Times, status: AppointmentStatus): void {
  if (status === 'scheduled' && startTime.getTime() < Date.now())
    throw invalid([{ path: 'startTime', message: 'This time has passed already.' }]);
}

/** Whether it will take place or is taking place now. */
export const isUpcoming = ({ status, endTime }: { status: AppointmentStatus; endTime: Date }) =>
  status === 'scheduled' && endTime.getTime() > Date.now();
