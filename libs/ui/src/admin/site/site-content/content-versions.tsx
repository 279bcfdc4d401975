import type { ContentVersion, SiteContentInput, SiteContentPart } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useContentVersions } from '../../../api/site/site-content.ts';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { dateAndTime } from '../../shared/record/format.ts';

interface ContentVersionsProps {
  part: SiteContentPart;
  /** Puts the version into the form, to be reviewed and saved. */
  onUse: (value: SiteContentInput['value']) => void;
}

/** Earlier versions of a part. */
export function ContentVersions({ part, onUse }: ContentVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const versions = useContentVersions(part.name, isOpen);
  if (part.version === 0) return null;
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line py-2"
    >
      <summary className={`min-h-11 cursor-pointer py-2 text-sm font-semibold ${focusRing}`}>
        Earlier versions
      </summary>
      {versions.isPending && isOpen && <p className="text-sm text-muted">Loading...</p>}
      {versions.error && <p className="text-sm text-danger">{errorMessage(versions.error)}</p>}
      <ul>
        {versions.data?.map((version) => (
          <li
            key={version.at}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <Version version={version} />
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onUse(version.value as SiteContentInput['value'])}
            >
              Put into the form
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Version = ({ version: { at, actor } }: { version: ContentVersion }) => (
  <p className="min-w-0 text-sm wrap-anywhere">
    Until {dateAndTime(at)}
    {actor && <span className="text-muted">, replaced by {actor}</span>}
  </p>
);
