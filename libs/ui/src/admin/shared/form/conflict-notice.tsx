import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** The value of a field in the form and as stored now, as text. */
export interface Difference {
  label: string;
  mine: string;
  stored: string;
}

interface ConflictNoticeProps {
  fields: readonly Difference[];
  onOverwrite: () => void;
  className?: string;
}

/** Shown if the record was saved elsewhere first: both versions by field, and a way to overwrite. */
export function ConflictNotice({ fields, onOverwrite, className }: ConflictNoticeProps) {
  const different = fields.filter(({ mine, stored }) => mine !== stored);
  return (
    <Alert tone="warn" className={className ?? ''}>
      <p className="font-semibold">
        This was changed elsewhere while you were editing. Your changes are still here.
      </p>
      {different.length > 0 && <Differences fields={different} />}
      <Button variant="secondary" size="sm" className="mt-3" onClick={onOverwrite}>
        Overwrite with my changes
      </Button>
    </Alert>
  );
}

function Differences({ fields }: { fields: readonly Difference[] }) {
  return (
    <table className="mt-2 w-full table-fixed text-left text-sm">
      <thead>
        <tr>
          <th scope="col" className="w-1/5 py-1 font-semibold">
            Field
          </th>
          <th scope="col" className="py-1 pl-3 font-semibold">
            Yours
          </th>
          <th scope="col" className="py-1 pl-3 font-semibold">
            Stored now
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {fields.map(({ label, mine, stored }) => (
          <tr key={label} className="border-t border-current/20">
            <th scope="row" className="py-1 font-normal wrap-anywhere">
              {label}
            </th>
            <td className="py-1 pl-3 wrap-anywhere whitespace-pre-wrap">{mine || '–'}</td>
            <td className="py-1 pl-3 wrap-anywhere whitespace-pre-wrap">{stored || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
