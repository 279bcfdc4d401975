import { type ImportLine, type ImportPreview, customerFieldLabels } from '@polaris/contracts';
import { Alert } from '../../../../primitives/alert.tsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { useSiteOrigin } from '../../../shared/record/site-origin.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { Badge } from '../../../../primitives/badge.tsx';
import { ScrollBox } from '../../../../primitives/scroll-box.tsx';

const count = (value: number) => value.toLocaleString('en-US');

const labels = new Map<string, string>(Object.entries(customerFieldLabels));

/** "Total value" of the field "totalValue"; the names of custom fields are their labels. */
export const fieldLabel = (field: string): string => labels.get(field) ?? field;

/** How many customers an import would add and change. */
export const ImportSums = ({ preview }: { preview: ImportPreview }) => (
  <div role="status">
    <dl className="grid grid-cols-2 gap-4 border-y border-line py-4 sm:grid-cols-4">
      <Sum label="Rows" value={preview.rows} />
      <Sum label="New" value={preview.created} />
      <Sum label="Changed" value={preview.updated} />
      <Sum label="Unchanged" value={preview.unchanged} />
    </dl>
  </div>
);

/** The changes of an import, or its errors. */
export function ImportChanges({ preview }: { preview: ImportPreview }) {
  const { created, updated, repeated, mistakeCount } = preview;
  return (
    <div className="flex flex-col gap-4">
      {repeated > 0 && (
        <p className="text-sm text-muted">
          {repeated === 1 ? '1 row repeats' : `${count(repeated)} rows repeat`} an earlier row and{' '}
          {repeated === 1 ? 'is' : 'are'} imported once.
        </p>
      )}
      {mistakeCount > 0 && <RowErrors preview={preview} />}
      {(mistakeCount === 0 || created + updated > 0) && <Lines preview={preview} />}
    </div>
  );
}

const Sum = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-display text-3xl tabular-nums">{count(value)}</dd>
  </div>
);

function RowErrors({ preview: { mistakes, mistakeCount } }: { preview: ImportPreview }) {
  return (
    <>
      <Alert>
        {mistakeCount === 1
          ? 'One line has an error. It is left out, and you get it as a file after the import.'
          : `${count(mistakeCount)} lines have errors. They are left out, and you get them as a file after the import.`}
      </Alert>
      <Scroller label="Mistakes">
        <thead>
          <tr>
            <Head>Line</Head>
            <Head>Column</Head>
            <Head>Problem</Head>
          </tr>
        </thead>
        <tbody>
          {mistakes.map(({ line, column, message }) => (
            <tr key={line} className="border-t border-line">
              <Cell>{line}</Cell>
              <Cell>{column ? fieldLabel(column) : 'All'}</Cell>
              <Cell>{message}</Cell>
            </tr>
          ))}
        </tbody>
      </Scroller>
      {mistakeCount > mistakes.length && (
        <p className="text-sm text-muted">
          The first {count(mistakes.length)} of {count(mistakeCount)} are shown.
        </p>
      )}
    </>
  );
}

function Lines({ preview: { lines, created, updated } }: { preview: ImportPreview }) {
  const total = created + updated;
  if (total === 0) return <p className="text-sm">Nothing would change.</p>;
  return (
    <>
      <Scroller label="What would change">
        <thead>
          <tr>
            <Head>Line</Head>
            <Head>Customer</Head>
            <Head>Change</Head>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </tbody>
      </Scroller>
      {total > lines.length && (
        <p className="text-sm text-muted">
          The first {count(lines.length)} of {count(total)} are shown.
        </p>
      )}
    </>
  );
}

function Line({ line: { line, action, name, match, changes } }: { line: ImportLine }) {
  const site = useSiteOrigin();
  return (
    <tr className="border-t border-line align-top">
      <Cell>{line}</Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-2">
          {name}
          <Badge tone={action === 'create' ? 'success' : 'info'}>
            {action === 'create' ? 'New' : 'Changed'}
          </Badge>
        </span>
        {match && (
          <span className="mt-1 block text-muted">
            Same phone as{' '}
            <a
              href={`${site ?? ''}${customerPath(match.id)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={`rounded-sm underline underline-offset-4 ${focusRing}`}
            >
              {match.name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </span>
        )}
      </Cell>
      <Cell>
        <ul>
          {changes.map(({ field, was, is }) => (
            <li key={field}>
              <span className="text-muted">{fieldLabel(field)}:</span>{' '}
              {was !== undefined && <del className="text-danger">{was || 'empty'}</del>}{' '}
              {was !== undefined && '→ '}
              <ins className="no-underline">{is || 'empty'}</ins>
            </li>
          ))}
        </ul>
      </Cell>
    </tr>
  );
}

function Scroller({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ScrollBox role="region" aria-label={label} className="max-h-80 overflow-auto">
      <table className="w-full text-left text-sm">{children}</table>
    </ScrollBox>
  );
}

const Head = ({ children }: { children: React.ReactNode }) => (
  <th scope="col" className="py-2 pr-4 font-semibold">
    {children}
  </th>
);

const Cell = ({ children }: { children: React.ReactNode }) => (
  <td className="py-2 pr-4 wrap-anywhere">{children}</td>
);
