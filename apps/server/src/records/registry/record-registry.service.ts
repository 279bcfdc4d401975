import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Audited,
  type ExportKind,
  type TrashKind,
  auditedLabels,
  exportKinds,
  trashKindLabels,
} from '@polaris/contracts';
import type { ImportTarget } from './import-target';
import type { AddedColumns, ExportRules, RecordKind, TrashRules } from './record-kind';

/** The kinds of records, as registered by their nouns. The record services know only these. */
@Injectable()
export class RecordRegistry implements OnModuleInit {
  private readonly kinds = new Map<Audited, RecordKind>();
  private readonly added = new Map<Audited, AddedColumns>();

  register(kind: RecordKind): void {
    if (this.kinds.has(kind.table)) throw new Error(`${kind.table} is registered twice.`);
    this.kinds.set(kind.table, kind);
  }

  /** Called by a noun that adds columns to another one's files. */
  extendFiles(table: Audited, columns: AddedColumns): void {
    this.added.set(table, columns);
  }

  /** The columns added to the files of a noun. */
  addedTo(table: Audited): AddedColumns | undefined {
    return this.added.get(table);
  }

  /** Each after those that it refers to: their rows can be inserted in this order. */
  all(): RecordKind[] {
    const seen = new Set<RecordKind>();
    const sorted: RecordKind[] = [];
    const add = (kind: RecordKind | undefined): void => {
      if (!kind || seen.has(kind)) return;
      seen.add(kind);
      for (const { table } of kind.refersTo ?? []) add(this.kinds.get(table as Audited));
      sorted.push(kind);
    };
    this.kinds.forEach(add);
    return sorted;
  }

  withTable(table: Audited): RecordKind {
    return found(this.kinds.get(table), table);
  }

  withTrash(): (RecordKind & { trash: TrashRules })[] {
    return this.all().filter(hasTrash);
  }

  trashed(kind: TrashKind): RecordKind & { trash: TrashRules } {
    return found(
      this.withTrash().find(({ trash }) => trash.kind === kind),
      kind,
    );
  }

  exported(kind: ExportKind): RecordKind & { export: ExportRules } {
    return found(
      this.all()
        .filter(hasExport)
        .find((record) => record.export.kind === kind),
      kind,
    );
  }

  /** The import of a noun, with the columns that are added to its files today. */
  async imported(table: Audited): Promise<ImportTarget> {
    const target = found(this.withTable(table).import, `${table}, imported`);
    return (await this.addedTo(table)?.importing(target)) ?? target;
  }

  /** Throws at startup if the contracts name a kind that no module has registered. */
  onModuleInit(): void {
    for (const table of Object.keys(auditedLabels)) this.withTable(table as Audited);
    for (const kind of Object.keys(trashKindLabels)) this.trashed(kind as TrashKind);
    for (const kind of exportKinds) this.exported(kind);
  }
}

const hasTrash = (kind: RecordKind): kind is RecordKind & { trash: TrashRules } =>
  kind.trash !== undefined;

const hasExport = (kind: RecordKind): kind is RecordKind & { export: ExportRules } =>
  kind.export !== undefined;

function found<T>(kind: T | undefined, name: string): T {
  if (!kind) throw new Error(`No module registers the record kind ${name}.`);
  return kind;
}
