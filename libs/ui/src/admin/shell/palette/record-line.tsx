import { Matched } from '../../shared/list/matched.tsx';
import type { FoundRecord } from './use-found-records.ts';

/** A found record: its name and a detail, with the query highlighted. */
export function RecordLine({ record, query }: { record: FoundRecord; query: string }) {
  return (
    <>
      <span className="min-w-0 truncate">
        <Matched text={record.name} query={query} />
      </span>
      <span className="max-w-[45%] shrink-0 truncate text-muted">
        <Matched text={record.detail} query={query} />
      </span>
    </>
  );
}
