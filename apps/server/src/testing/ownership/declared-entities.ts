import type { SourceFile } from './find-violations';

/** An entity belongs to the module around its file, and its table with it. */
interface DeclaredEntity {
  className: string;
  table: string;
  folder: string;
}

const DECLARATION = /^@Entity\('(\w+)'\)\s+export class (\w+Entity)\b/gm;

export function findDeclaredEntities(files: SourceFile[]): DeclaredEntity[] {
  const modules = new Set(
    files.filter(({ path }) => path.endsWith('.module.ts')).map(({ path }) => folderOf(path)),
  );
  return files
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(DECLARATION)].map(([, table = '', className = '']) => ({
        className,
        table,
        folder: moduleAround(folderOf(path), modules),
      })),
    );
}

const folderOf = (path: string): string => path.replace(/\/?[^/]+$/, '');

/** The folder itself where no module is around it. */
function moduleAround(folder: string, modules: Set<string>): string {
  for (let around = folder; around !== ''; around = folderOf(around))
    if (modules.has(around)) return around;
  return folder;
}
