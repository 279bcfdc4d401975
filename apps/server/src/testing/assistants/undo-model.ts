/** A field's values, and the set that wrote each; null for the owner. */
type Written = { value: unknown; set: string | null }[];

interface ModelRecord {
  fields: Map<string, Written>;
  isAlive: boolean;
  /** The set that added it. */
  addedBy: string | null;
  isEditedByOwner: boolean;
}

/** What should be there, by the rules that owners are promised. */
export class UndoModel {
  readonly records = new Map<string, ModelRecord>();
  readonly undone = new Set<string>();
  readonly sets: string[] = [];
  /** Which set gave the tag; null without the tag. */
  readonly tags = new Map<string, string | null>();

  add(key: string, fields: Record<string, unknown>, addedBy: string | null): void {
    this.records.set(key, {
      addedBy,
      isAlive: true,
      isEditedByOwner: false,
      fields: new Map(
        Object.entries(fields).map(([name, value]) => [name, [{ value, set: addedBy }]]),
      ),
    });
  }

  value(key: string, field: string): unknown {
    return this.records.get(key)!.fields.get(field)!.at(-1)!.value;
  }

  write(key: string, field: string, value: unknown, set: string | null): void {
    if (this.value(key, field) === value) return;
    const record = this.records.get(key)!;
    record.fields.get(field)!.push({ value, set });
    if (set === null) record.isEditedByOwner = true;
  }

  undo(sets: readonly string[]): void {
    const own = new Set(sets);
    for (const record of this.records.values()) this.undoRecord(record, own);
    for (const [customer, set] of this.tags) if (own.has(set!)) this.tags.set(customer, null);
    for (const set of sets) this.undone.add(set);
  }

  private undoRecord(record: ModelRecord, own: ReadonlySet<string>): void {
    const { fields, addedBy, isEditedByOwner } = record;
    if (!record.isAlive) return;
    const goesBack = (set: string | null) => set !== null && (own.has(set) || this.undone.has(set));
    const written = [...fields.values()].flat();
    if (goesBack(addedBy) && written.some(({ set }) => own.has(set!))) {
      record.isAlive = isEditedByOwner || !written.every(({ set }) => goesBack(set));
      if (!record.isAlive || own.has(addedBy!)) return;
    }
    for (const values of fields.values()) {
      const last = values.findLastIndex(({ set }) => !goesBack(set) || set === addedBy);
      if (values.slice(last + 1).some(({ set }) => own.has(set!))) values.splice(last + 1);
    }
  }

  /** Every field that the owner did not touch is as at first, and every other one the owner's last. */
  assertOwners(): void {
    for (const [key, { isAlive, addedBy, isEditedByOwner, fields }] of this.records) {
      if (!isAlive) continue;
      if (addedBy !== null) {
        if (!isEditedByOwner) throw new Error(`${key} should be in the trash.`);
        continue;
      }
      for (const [field, values] of fields)
        if (values.at(-1)!.set !== null) throw new Error(`${key} ${field} is the assistant's.`);
    }
  }
}
