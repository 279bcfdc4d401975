import type { RestorePlan } from '@polaris/contracts';
import clsx from 'clsx';
import { ScrollBox } from '../../../../primitives/scroll-box.tsx';
import { formatCount } from '../backup-texts.ts';
import { inLabelOrder, tableLabel } from '../table-labels.ts';

/** The number of rows of each table in the backup and now; without tables that are empty in both. */
export function PlanTable({ tables }: Pick<RestorePlan, 'tables'>) {
  const shown = inLabelOrder(tables).filter(({ rows, rowsNow }) => rows + rowsNow > 0);
  return (
    <ScrollBox
      role="region"
      aria-label="Records in the backup and now"
      className="max-h-72 overflow-auto border-y border-line"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              Records
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              In the backup
            </th>
            <th scope="col" className="py-2 pr-1 text-right font-semibold">
              Now
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {shown.map(({ name, rows, rowsNow }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {tableLabel(name)}
              </th>
              <td className={clsx('py-2 pr-4 text-right', rows !== rowsNow && 'font-semibold')}>
                {formatCount(rows)}
              </td>
              <td className="py-2 pr-1 text-right">{formatCount(rowsNow)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
