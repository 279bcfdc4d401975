import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Audited, auditedLabels, recordKinds } from '@polaris/contracts';
import type { RecordKind } from './record-kind';
import { RecordRegistry } from './record-registry.service';

/** Registers a kind with everything that the contracts define for it. */
const kindOf = (table: Audited): RecordKind => {
  const contract = recordKinds.find((kind) => kind.table === table)!;
  return {
    table,
    name: 'This record',
    label: 'name',
    ...('trash' in contract && { trash: { kind: contract.trash } }),
    ...('export' in contract && { export: { kind: contract.export, columns: {} } }),
  };
};

let registry: RecordRegistry;
beforeEach(() => {
  registry = new RecordRegistry();
});

const registerAll = ({ without }: { without?: Audited } = {}) => {
  for (const table of Object.keys(auditedLabels) as Audited[])
    if (table !== without) registry.register(kindOf(table));
};

describe('the registry of record kinds', () => {
  it('starts when every kind of record is registered', () => {
    registerAll();
    expect(() => registry.onModuleInit()).not.toThrow();
  });

  it.each(Object.keys(auditedLabels) as Audited[])(
    'rejects to start when %s is not registered',
    (table) => {
      registerAll({ without: table });
      expect(() => registry.onModuleInit()).toThrow(
        `No module registers the record kind ${table}.`,
      );
    },
  );

  it('rejects to start when a kind has no trash rules or no file', () => {
    registerAll({ without: 'assets' });
    registry.register({ table: 'assets', name: 'This asset', label: 'name' });
    expect(() => registry.onModuleInit()).toThrow('the record kind asset.');
    registry = new RecordRegistry();
    registerAll({ without: 'activities' });
    const { export: _file, ...withoutFile } = kindOf('activities');
    registry.register(withoutFile);
    expect(() => registry.onModuleInit()).toThrow('the record kind activities.');
  });

  it('lists a kind after those that it refers to, in any order of registration', () => {
    const reference = (table: Audited) => ({ column: 'id', table });
    registry.register({ ...kindOf('customer_files'), refersTo: [reference('messages')] });
    registry.register({ ...kindOf('messages'), refersTo: [reference('customers')] });
    registry.register(kindOf('customers'));
    expect(registry.all().map(({ table }) => table)).toEqual([
      'customers',
      'messages',
      'customer_files',
    ]);
  });

  it('registers a table once', () => {
    registerAll();
    expect(() => registry.register(kindOf('customers'))).toThrow('customers is registered twice.');
  });
});
