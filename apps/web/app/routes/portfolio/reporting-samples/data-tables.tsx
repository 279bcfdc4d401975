import type { DataTable } from '../../../../content/portfolio/dashboards/story.ts';
import { reportingSamples } from '../../../../content/portfolio/reporting-samples.ts';

/** The data of a picture, collapsed. */
export function DataTables({ tables, title }: { tables: readonly DataTable[]; title: string }) {
  return (
    <details className="border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent">
        {reportingSamples.data}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="flex flex-col gap-8 pt-2 pb-6">
        {tables.map((table) => (
          <Table key={table.caption} {...table} />
        ))}
      </div>
    </details>
  );
}

function Table({ caption, columns, rows, total }: DataTable) {
  return (
    <div role="group" aria-label={caption} className="overflow-x-auto">
      <table className="data-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={at} cells={row} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row cells={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ cells: [name, ...values] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td key={at}>{value}</td>
      ))}
    </tr>
  );
}
