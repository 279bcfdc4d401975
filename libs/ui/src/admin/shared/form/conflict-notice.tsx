import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** One field as it stands in the form and as it is stored now, in words. */
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

/** Another window was faster: both versions are shown, field by field, and a person decides. */
export function ConflictNotice({ fields, onOverwrite, className }: ConflictNoticeProps) {
  const different = fields.filter(({ mine, stored }) => mine !== stored);
  return (
    <Alert tone="warn" className={className ?? ''}>
      <p className="font-semibold">This was changed elsewhere meanwhile. Your words are kept.</p>
      {different.length > 0 && <Differences fields={different} />}
      <Button variant="secondary" size="sm" className="mt-3" onClick={onOverwrite}>
        Keep mine when I save
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
