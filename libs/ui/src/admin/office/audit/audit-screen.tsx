import { AUDIT_KEPT_YEARS, type AuditEntry, type Audited, auditedLabels } from '@polaris/contracts';
import { Link } from 'react-router';
import { useAuditPages } from '../../../api/office/audit.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { WindowedList, idOfRecord } from '../../shared/list/windowed-list.tsx';
import {
  companyPath,
  customerPath,
  essayPath,
  submissionPath,
  taskPath,
} from '../../shared/record/record-paths.ts';
import { AuditExport } from './audit-export.tsx';
import { changesIn, fieldLabel } from './changes-in.ts';
import { SecurityEvents } from './security-events.tsx';

const ENTRY_HEIGHT = 120;

/** The filter value that shows security events instead of changes to records. */
const SECURITY = 'security';

/** Changes to records, or security events: who did what, and when. */
export function AuditScreen() {
  const { value, setValue } = useAddressState('records');
  const isSecurity = value === SECURITY;
  const relation = Object.hasOwn(auditedLabels, value) ? (value as Audited) : '';
  return (
    <>
      <ScreenHeader
        title="Audit Log"
        text={
          isSecurity
            ? 'Sign-ins and other security events, newest first. Entries are kept for 400 days.'
            : `Every change to a record, newest first. Entries are kept for ${AUDIT_KEPT_YEARS} years.`
        }
      />
      <div className="flex flex-wrap gap-x-3 xl:max-w-4xl">
        <Select
          aria-label="Records"
          className="mb-4 w-56"
          value={isSecurity ? SECURITY : relation}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="">All records</option>
          <option value={SECURITY}>Sign-ins and security</option>
          {Object.entries(auditedLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {isSecurity ? (
          <SecurityEvents />
        ) : (
          <>
            <AuditExport />
            <div className="min-w-0 basis-full">
              <Changes relation={relation} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

function Changes({ relation }: { relation: Audited | '' }) {
  const entries = useAuditPages({ relation });
  return (
    <ListBody
      pages={entries}
      noun="changes"
      filtered={relation !== ''}
      rowKeyOf={({ id }) => id}
      empty={{ title: 'No changes yet', text: 'Changes to records will appear here.' }}
    >
      {(items) => (
        <WindowedList
          label="Changes"
          items={items}
          keyOf={idOfRecord}
          estimatedRowHeight={ENTRY_HEIGHT}
        >
          {(entry) => <Entry entry={entry} />}
        </WindowedList>
      )}
    </ListBody>
  );
}

const actions: Record<AuditEntry['action'], { label: string; tone: BadgeTone }> = {
  create: { label: 'Created', tone: 'success' },
  update: { label: 'Changed', tone: 'info' },
  delete: { label: 'Deleted', tone: 'danger' },
};

const pages: Partial<Record<Audited, (id: number) => string>> = {
  contact_submissions: submissionPath,
  customers: customerPath,
  companies: companyPath,
  essays: essayPath,
  tasks: taskPath,
};

function Entry({ entry }: { entry: AuditEntry }) {
  const { id, action, actor, via, createdAt, relation, recordId } = entry;
  const { label, tone } = actions[action];
  const kind = auditedLabels[relation];
  // Its name is a summary, which is below as its only field.
  const name = relation === 'sample_data' ? kind : `${kind} ${entry.name ?? recordId}`;
  const page = pages[relation]?.(recordId);
  return (
    <article
      aria-label={`Change ${id}: ${name}`}
      className="border-b border-line px-1 py-4 text-sm leading-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold wrap-anywhere">
          {page ? (
            <Link to={page} className="underline underline-offset-4">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <Badge tone={tone}>{label}</Badge>
        <span className="wrap-anywhere text-muted">
          {actor ?? 'Visitor or server'}
          {via !== null && ` by ${via}`}
        </span>
        <time dateTime={createdAt} className="text-muted">
          {dateAndTime(createdAt)}
        </time>
      </div>
      <dl className="mt-2 grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {changesIn(entry).map(({ field, was, is }) => (
          <div key={field} className="contents">
            <dt className="wrap-anywhere text-muted">{fieldLabel(relation, field)}</dt>
            <dd className="wrap-anywhere">
              {was !== undefined && <del className="text-danger">{was}</del>}
              {was !== undefined && is !== undefined && ' → '}
              {is !== undefined && <ins className="text-success no-underline">{is}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
