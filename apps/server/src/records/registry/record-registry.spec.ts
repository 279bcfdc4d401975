import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Audited, type ExportKind, type TrashKind, auditedLabels } from '@polaris/contracts';
import { RecordRegistry } from './record-registry.service';

const trashed: Partial<Record<Audited, TrashKind>> = {
  contact_submissions: 'contact',
  customers: 'customer',
  activities: 'activity',
  assets: 'asset',
};
const exported: Partial<Record<Audited, ExportKind>> = {
  contact_submissions: 'contacts',
  customers: 'customers',
  activities: 'activities',
};

const kindOf = (table: Audited) => ({
  table,
  name: 'This record',
  ...(trashed[table] ? { trash: { kind: trashed[table], label: 'name' } } : {}),
  ...(exported[table] ? { export: { kind: exported[table], columns: {} } } : {}),
});

let registry: RecordRegistry;
beforeEach(() => {
  registry = new RecordRegistry();
});

const registerAll = ({ without }: { without?: Audited } = {}) => {
  for (const table of Object.keys(auditedLabels) as Audited[])
    if (table !== without) registry.register(kindOf(table));
};

describe('the registry of record kinds', () => {
  it('lets the server start when every kind of the contracts is registered', () => {
    registerAll();
    expect(() => registry.onModuleInit()).not.toThrow();
  });

  it.each(Object.keys(auditedLabels) as Audited[])('stops the start without %s', (table) => {
    registerAll({ without: table });
    expect(() => registry.onModuleInit()).toThrow(`No module registers the record kind ${table}.`);
  });

  it('stops the start without the trash rules or the file of a kind', () => {
    registerAll({ without: 'assets' });
    registry.register({ table: 'assets', name: 'This asset' });
    expect(() => registry.onModuleInit()).toThrow('the record kind asset.');
    registry = new RecordRegistry();
    registerAll({ without: 'activities' });
    const { export: _file, ...withoutFile } = kindOf('activities');
    registry.register(withoutFile);
    expect(() => registry.onModuleInit()).toThrow('the record kind activities.');
  });

  it('takes a table once', () => {
    registerAll();
    expect(() => registry.register(kindOf('customers'))).toThrow('customers is registered twice.');
  });
});
