import { type SourceReference, findSourceReferences } from './source-references';
import { PLACEHOLDER } from './sql-references';

/** The owners, and the folders with engines that work on registered tables. */
export interface OwnershipRules {
  /** The folder of each table. */
  tables: Record<string, string>;
  /** The folder of each entity class. */
  entities: Record<string, string>;
  engines: string[];
}

export interface SourceFile {
  /** Paths below the server's `src`. */
  path: string;
  text: string;
}

/** Uses of tables that a file does not own, one line each. */
export function findViolations({ path, text }: SourceFile, rules: OwnershipRules): string[] {
  return findSourceReferences(path, text).flatMap((reference) => {
    const mistake = mistakeOf(reference, path, rules);
    return mistake ? [`${path}:${reference.line} ${mistake}`] : [];
  });
}

function mistakeOf(
  reference: SourceReference,
  path: string,
  rules: OwnershipRules,
): string | undefined {
  switch (reference.kind) {
    case 'sql':
      return sqlViolation(reference, path, rules);
    case 'entity':
      return entityViolation(reference.name, path, rules);
    case 'join':
      return isRole(path, 'repository', 'read-model') ? undefined : 'joins tables';
    case 'write-call':
      return isRole(path, 'read-model') ? `writes: ${reference.name}` : undefined;
    case 'table-name':
      return nameViolation(reference.table, path, rules);
  }
}

function sqlViolation(
  { table, access }: SourceReference & { kind: 'sql' },
  path: string,
  { tables, engines }: OwnershipRules,
): string | undefined {
  if (table === PLACEHOLDER)
    return isRole(path, 'repository', 'read-model') || isBelow(path, engines)
      ? undefined
      : 'puts the name of a table into SQL';
  const owner = tables[table];
  if (owner === undefined) return undefined;
  if (isBelow(path, [`${owner}/`]) && isRole(path, 'repository')) return undefined;
  if (access === 'read' && isRole(path, 'read-model')) return undefined;
  return `${access}s ${table} in SQL`;
}

function entityViolation(
  name: string,
  path: string,
  { entities }: OwnershipRules,
): string | undefined {
  const owner = entities[name];
  if (owner === undefined || isRole(path, 'entity', 'read-model')) return undefined;
  const isOwn =
    (isBelow(path, [`${owner}/`]) && isRole(path, 'repository')) ||
    (isBelow(path, [`${owner.split('/')[0]}/`]) && isRole(path, 'module'));
  return isOwn ? undefined : `uses ${name} as a value`;
}

/** A record registers its references, and engines list tables; any other file registers its own. */
function nameViolation(
  table: string,
  path: string,
  { tables, engines }: OwnershipRules,
): string | undefined {
  const owner = tables[table];
  if (owner === undefined || isRole(path, 'record')) return undefined;
  return isBelow(path, [`${owner}/`, ...engines]) ? undefined : `names ${table}`;
}

type Role = 'repository' | 'read-model' | 'entity' | 'module' | 'record';

const isRole = (path: string, ...roles: Role[]): boolean =>
  roles.some((role) => path.endsWith(`.${role}.ts`));

const isBelow = (path: string, folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(folder));
