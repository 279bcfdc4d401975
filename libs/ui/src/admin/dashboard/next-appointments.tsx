import { type AdminAppointment, estTime, localTime } from '@polaris/contracts';
import { Link } from 'react-router';
import { useNextAppointments } from '../../api/appointments.ts';
import { ListSection } from '../shared/list/list-section.tsx';
import { customerPath } from '../shared/record/record-paths.ts';

const SHOWN = 5;

/** The next booked sessions. Shows nothing when there are none. */
export function NextAppointments() {
  const { data } = useNextAppointments(SHOWN);
  if (!data || data.items.length === 0) return null;
  const title = data.total > SHOWN ? `Next sessions (${SHOWN} of ${data.total})` : 'Next sessions';
  return (
    <div className="mt-10">
      <ListSection id="next-sessions-title" title={title}>
        <ul>
          {data.items.map((appointment) => (
            <NextAppointment key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      </ListSection>
    </div>
  );
}

function NextAppointment({ appointment }: { appointment: AdminAppointment }) {
  const { title, startTime, endTime, attendee, customer, customerId } = appointment;
  const name = attendee?.name ?? customer?.name ?? 'Deleted customer';
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line px-1 py-3 text-sm leading-6">
      <p className="flex min-w-0 flex-wrap gap-x-4">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {customerId ? (
          <Link
            to={customerPath(customerId)}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {name}
          </Link>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <span>
          Your time: <time dateTime={startTime}>{localTime(startTime, endTime)}</time>
        </span>
        <span className="text-muted">{estTime(startTime, endTime)}</span>
      </p>
    </li>
  );
}
