interface WeightTableProps {
  caption: string;
  column: string;
  weight: string;
  rows: readonly { name: string; value: number }[];
}

/** Each weight as a number and a bar. */
export function WeightTable({ caption, column, weight, rows }: WeightTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="max-w-prose caption-bottom pt-4 text-left text-sm text-muted">
        {caption}
      </caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 font-normal">
            {column}
          </th>
          <th scope="col" colSpan={2} className="py-2 font-normal">
            {weight}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-3 pr-4 font-normal">
              {name}
            </th>
            <td className="w-1/2 py-3">
              <Bar value={value} />
            </td>
            <td className="py-3 pl-4 text-right tabular-nums">{value.toFixed(3)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDTH = 240;

function Bar({ value }: { value: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full"
    >
      <rect width={WIDTH} height="8" className="fill-sunken" />
      <rect width={Math.max(1, WIDTH * value)} height="8" className="fill-accent" />
    </svg>
  );
}
