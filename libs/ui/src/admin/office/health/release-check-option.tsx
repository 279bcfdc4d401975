import type { ReleaseCheck } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useUpdateReleaseCheck } from '../../../api/office/health.ts';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { ageText } from '../../shared/record/age-text.ts';

interface ReleaseCheckOptionProps {
  release: ReleaseCheck;
  now: number;
}

/** Whether the server may look for newer versions, and what it has found. */
export function ReleaseCheckOption({ release, now }: ReleaseCheckOptionProps) {
  const update = useUpdateReleaseCheck();
  const { variables, isPending } = update;
  return (
    <>
      <Finding release={release} now={now} />
      <Switch
        className="mt-3"
        label="Look for newer versions once a week"
        hint={`Asks ${release.source} which version is the newest, and says nothing about you.`}
        error={update.isError ? errorMessage(update.error) : undefined}
        checked={isPending ? variables.isAllowed : release.isAllowed}
        onChange={({ target }) => update.mutate({ isAllowed: target.checked })}
      />
    </>
  );
}

function Finding({ release, now }: ReleaseCheckOptionProps) {
  const { isAllowed, checkedAt, newest, notesUrl, failure } = release;
  if (newest)
    return (
      <span className="block">
        <span className="font-semibold">Polaris {newest} is available.</span> Run "polaris update"
        on the server.{' '}
        {notesUrl && (
          <a
            href={notesUrl}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            What is new
          </a>
        )}
      </span>
    );
  if (!isAllowed || !checkedAt) return null;
  return (
    <span className="block">
      {failure
        ? `${failure} It asks again next week.`
        : `This was the newest version ${ageText(checkedAt, now)}.`}
    </span>
  );
}
