import type { SourceFile } from './find-violations';

/** An entity and its table belong to the noun of their folder. */
interface DeclaredEntity {
  className: string;
  table: string;
  /** Such as `people/customers`. */
  folder: string;
}

const DECLARATION = /^@Entity\('(\w+)'\)\s+export class (\w+Entity)\b/gm;

export const findDeclaredEntities = (files: SourceFile[]): DeclaredEntity[] =>
  files
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(DECLARATION)].map(([, table = '', className = '']) => ({
        className,
        table,
        folder: path.split('/').slice(0, 2).join('/'),
      })),
    );
