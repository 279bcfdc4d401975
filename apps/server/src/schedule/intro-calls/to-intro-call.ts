import type { IntroCall } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointments/appointment.entity';

/** A call as its visitor sees it. */
export const toIntroCall = (
  { title, startTime, endTime, place, version }: AppointmentEntity,
  calendar: string,
): IntroCall => ({
  title,
  startTime: startTime.toISOString(),
  endTime: endTime.toISOString(),
  place,
  calendar,
  version,
});
