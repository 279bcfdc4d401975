import {
  type SecurityEvent,
  type SecurityEventName,
  securityEventLabels,
} from '@polaris/contracts';
import { useSecurityEventPages } from '../../../api/office/security-events.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { WindowedList, idOfRecord } from '../../shared/list/windowed-list.tsx';
import { dateAndTime } from '../../shared/record/format.ts';

const ENTRY_HEIGHT = 60;

/** Sign-ins and other security events, optionally of one kind. */
export function SecurityEvents() {
  const { value, setValue } = useAddressState('event');
  const event = Object.hasOwn(securityEventLabels, value) ? (value as SecurityEventName) : '';
  const events = useSecurityEventPages(event);
  return (
    <>
      <Select
        aria-label="Events"
        className="mb-4 w-56"
        value={event}
        onChange={({ target }) => setValue(target.value)}
      >
        <option value="">All events</option>
        {Object.entries(securityEventLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className="min-w-0 basis-full">
        <ListBody
          pages={events}
          noun="events"
          filtered={event !== ''}
          rowKeyOf={({ id }) => id}
          empty={{ title: 'No events yet', text: 'Sign-ins will appear here.' }}
        >
          {(items) => (
            <WindowedList
              label="Events"
              items={items}
              keyOf={idOfRecord}
              estimatedRowHeight={ENTRY_HEIGHT}
            >
              {(found) => <Event event={found} />}
            </WindowedList>
          )}
        </ListBody>
      </div>
    </>
  );
}

/** Highlights events that the owner should check, in case someone else caused them. */
const tones: Partial<Record<SecurityEventName, BadgeTone>> = {
  sign_in_refused: 'danger',
  second_factor_removed: 'warn',
  recovery_code_used: 'warn',
  rights_changed: 'warn',
  backup_downloaded: 'warn',
  restore_started: 'warn',
};

function Event({ event: found }: { event: SecurityEvent }) {
  const { event, detail, account, actor, createdAt, lastAt, count } = found;
  const [first, last] = [dateAndTime(createdAt), dateAndTime(lastAt)];
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-1 py-3 text-sm leading-6">
      <Badge tone={tones[event] ?? 'neutral'}>{securityEventLabels[event]}</Badge>
      {count > 1 && <span className="font-semibold">{count.toLocaleString('en-US')} times</span>}
      {detail && <span>{detail}</span>}
      <span className="wrap-anywhere text-ink">{account ?? 'No account, or a deleted one'}</span>
      {actor && <span className="wrap-anywhere text-muted">by {actor}</span>}
      <span className="text-muted">
        <time dateTime={createdAt}>{first}</time>
        {last !== first && (
          <>
            {' to '}
            <time dateTime={lastAt}>{last}</time>
          </>
        )}
      </span>
    </article>
  );
}
