import { estTime } from '@polaris/contracts/clock';
import { sessionText } from './clock.ts';

interface SessionTimeProps {
  startTime: string;
  endTime: string;
}

/** When a session takes place: in the time zone of the reader, and small below it in EST. */
export const SessionTime = ({ startTime, endTime }: SessionTimeProps) => (
  <span className="block leading-6">
    <time dateTime={startTime}>{sessionText(startTime, endTime)}</time>
    <span className="block text-xs leading-5 text-muted">{estTime(startTime, endTime)}</span>
  </span>
);
