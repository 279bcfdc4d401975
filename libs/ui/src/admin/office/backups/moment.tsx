import { ageText } from '../../shared/record/age-text.ts';
import { dateAndTime } from '../../shared/record/format.ts';

interface MomentProps {
  at: string;
  /** When it was read, in milliseconds. */
  now: number;
}

/** How long ago something was, and when. */
export const Moment = ({ at, now }: MomentProps) => (
  <>
    {ageText(at, now)}, <time dateTime={at}>{dateAndTime(at)}</time>.
  </>
);
