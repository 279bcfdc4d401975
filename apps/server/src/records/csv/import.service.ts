import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type {
  Audited,
  ImportPreview,
  ImportPreviewQuery,
  ImportQuery,
  ImportResult,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { ProblemError, conflict } from '../../platform/problem/problem';
import { batches } from '../../platform/jobs/batches';
import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import type { ImportTarget } from '../registry/import-target';
import { RecordRegistry } from '../registry/record-registry.service';
import { type CheckedRow, checkRows } from './checked-row';
import { valueOf } from './cells';
import { readableFields } from './columns';
import { ExportService } from './export.service';
import { type ImportFile, readImportFile, shownColumns } from './import-file';
import { ImportPlan } from './import-plan';
import { ImportUploads } from './import-uploads';
import { withKnownIds } from './known-ids';
import { noticesOf } from './notices';
import { writeRows } from './write-rows';

/** So few that comparing the longest texts blocks the event loop only shortly. */
const COMPARED_AT_ONCE = 200;

/** Imports records from a CSV file: first the preview with the plan, then all valid lines or nothing. */
@Injectable()
export class ImportService {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
    private readonly uploads: ImportUploads,
    private readonly exports: ExportService,
  ) {}

  /** What importing an uploaded file into a noun's table would do. */
  preview(
    table: Audited,
    upload: IncomingMessage,
    query: ImportPreviewQuery,
  ): Promise<ImportPreview> {
    return this.uploads.receive(upload, async (bytes) =>
      this.previewFile(await this.registry.imported(table), bytes, query),
    );
  }

  /** Carries out the plan that the preview named, while other writers are locked out. */
  apply(table: Audited, upload: IncomingMessage, query: ImportQuery): Promise<ImportResult> {
    return this.uploads.receive(upload, async (bytes) =>
      this.applyFile(await this.registry.imported(table), bytes, query),
    );
  }

  private async previewFile(
    target: ImportTarget,
    bytes: Uint8Array,
    query: ImportPreviewQuery,
  ): Promise<ImportPreview> {
    const { file, rows } = await read(bytes, target, query);
    const { plan, foreignIds } = await planFor({ target, file, rows, query });
    const { created, updated, unchanged, repeated, matched, differing } = plan;
    const { mistakes, mistakeCount, lines } = plan;
    return {
      plan: plan.name(),
      columns: shownColumns(file),
      fields: readableFields(target).map((field) => ({
        field,
        label: target.names?.get(field) ?? field,
      })),
      several: [target.nameColumn, ...target.several],
      notices: noticesOf(file, target, rows, foreignIds),
      rows: rows.length,
      created: created.length,
      updated: updated.length,
      unchanged,
      repeated,
      matched,
      differing,
      mistakeCount,
      mistakes,
      lines,
    };
  }

  private async applyFile(
    target: ImportTarget,
    bytes: Uint8Array,
    query: ImportQuery,
  ): Promise<ImportResult> {
    const { file, rows } = await read(bytes, target, query);
    const { plan, importId } = await this.database.transaction(async () => {
      await target.lock();
      const { plan: planned } = await planFor({ target, file, rows, query });
      assertAsPreviewed(planned, query, target);
      return { plan: planned, importId: await this.write(target, planned) };
    });
    const { created, updated, unchanged, mistakeCount } = plan;
    return {
      created: created.length,
      updated: updated.length,
      unchanged,
      skipped: mistakeCount,
      skippedFile: mistakeCount > 0 ? await this.skippedFile(file, plan) : null,
      importId,
    };
  }

  private async write(target: ImportTarget, plan: ImportPlan): Promise<number | null> {
    const added = await writeRows(this.database, target, plan);
    const { previous } = plan;
    return added.length + previous.length > 0 ? target.recordImport(added, previous) : null;
  }

  /** Returns the invalid lines unchanged, each with its reason, as a CSV file. */
  private skippedFile({ header, rows }: ImportFile, { mistaken }: ImportPlan): Promise<string> {
    const lines = rows.flatMap(({ line, record }) => {
      const reason = mistaken.get(line);
      if (reason === undefined) return [];
      const cells = header.map((_, at) => valueOf(record[at] ?? ''));
      const others = record.slice(header.length).filter(Boolean).join(', ');
      return [[...cells, others ? `${reason} The others say: ${others}` : reason]];
    });
    return text(this.exports.file([...header.map(valueOf), 'Reason'], lines));
  }
}

async function read(
  bytes: Uint8Array,
  target: ImportTarget,
  { columns }: ImportPreviewQuery,
): Promise<{ file: ImportFile; rows: CheckedRow[] }> {
  const file = await readImportFile(bytes, target, columns);
  return { file, rows: await checkRows(file.rows, target) };
}

interface Planned {
  target: ImportTarget;
  file: ImportFile;
  rows: CheckedRow[];
  query: ImportPreviewQuery;
}

async function planFor({
  target,
  file,
  rows: checked,
  query,
}: Planned): Promise<{ plan: ImportPlan; foreignIds: number }> {
  const { rows, foreign } = await withKnownIds(checked, target, file.isOwn);
  const withoutId = rows.flatMap(({ id, fields }) => (fields && !id ? [fields] : []));
  const candidates = await target.findCandidates(withoutId);
  const plan = new ImportPlan(target, candidates, {
    useMatches: query.useMatches === 'true',
    overwrite: query.overwrite === 'true',
  });
  const breaks = new EventLoopYield();
  for (const batch of batches(rows, COMPARED_AT_ONCE)) {
    const ids = batch.flatMap((row) => plan.candidateId(row) ?? []);
    const stored = await target.load(ids);
    const byId = new Map(stored.map((record) => [record.id, record]));
    for (const row of batch) {
      plan.add(row, byId);
      await breaks.yieldIfDue();
    }
  }
  return { plan, foreignIds: foreign };
}

function assertAsPreviewed(plan: ImportPlan, query: ImportQuery, { words }: ImportTarget): void {
  if (plan.mistakeCount > 0 && query.skipErrors !== 'true')
    throw new ProblemError(400, 'The file has mistakes.');
  if (plan.name() === query.plan) return;
  const many = words.many.charAt(0).toUpperCase() + words.many.slice(1);
  throw conflict(`${many} were changed since the preview. Look at it again.`);
}
