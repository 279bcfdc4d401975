import type { ImportNotice } from '@polaris/contracts';
import type { ImportTarget } from '../registry/import-target';
import { fromCell, valueOf } from './cells';
import type { CheckedRow } from './checked-row';
import type { ImportFile } from './import-file';

/** Enough examples to recognize the content of a column. */
const MAX_NAMED = 3;
const MAX_SHOWN = 40;

/** How many cells of an ignored column are read. */
const LOOKED_AT = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const shown = (text: string): string => text.trim().slice(0, MAX_SHOWN).toWellFormed();

/** Returns notices about parts of a file that are ignored, or read differently than one might expect. */
export function noticesOf(
  file: ImportFile,
  target: ImportTarget,
  rows: CheckedRow[],
  foreignIds: number,
): ImportNotice[] {
  const { titles } = file;
  const { one, many } = target.words;
  const unnamed = rows.filter(({ isUnnamed, fields }) => isUnnamed && fields).length;
  return [
    ...(titles > 0
      ? [{ column: '', lines: titles, message: 'Left out: above the names of the columns.' }]
      : []),
    ...leftOutCells(file, rows),
    ...(foreignIds > 0
      ? [
          {
            column: 'id',
            lines: foreignIds,
            message: `This id does not match a ${one} here and is ignored; ${many} are matched by email or name.`,
          },
        ]
      : []),
    ...(unnamed > 0
      ? [
          {
            column: target.nameColumn,
            lines: unnamed,
            message: `Without a name: a new ${one} is named after the company, or else the email.`,
          },
        ]
      : []),
    ...emailColumns(file),
  ];
}

function leftOutCells({ header, columns }: ImportFile, rows: CheckedRow[]): ImportNotice[] {
  const cells = Map.groupBy(
    rows.flatMap(({ leftOut }) => leftOut),
    ({ column }) => column,
  );
  return columns.flatMap((column) => {
    const found = column === undefined ? undefined : cells.get(column);
    if (!column || !found) return [];
    const values = [...new Set(found.map(({ cell }) => shown(cell)))];
    const named = values.slice(0, MAX_NAMED).map((value) => `"${value}"`);
    const others = values.length > MAX_NAMED ? ' and others' : '';
    return [
      {
        column: shown(fromCell(header[columns.indexOf(column)] ?? column)),
        lines: found.length,
        message: `Left out: ${named.join(', ')}${others}. ${found[0]!.message}`,
      },
    ];
  });
}

function emailColumns({ header, columns, rows }: ImportFile): ImportNotice[] {
  return header.flatMap((name, at) => {
    if (columns[at]) return [];
    const cells = rows.slice(0, LOOKED_AT).map(({ record }) => valueOf(record[at] ?? '').trim());
    const filled = cells.filter(Boolean);
    const emails = filled.filter((cell) => EMAIL.test(cell)).length;
    if (emails === 0 || emails < filled.length / 2) return [];
    const lines = rows.filter(({ record }) => record[at]?.trim()).length;
    return [
      { column: shown(fromCell(name)), lines, message: 'Left out, though it looks like emails.' },
    ];
  });
}
