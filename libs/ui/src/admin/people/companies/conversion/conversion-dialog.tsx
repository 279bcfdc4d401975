import type { CompanyGroup, CompanyTexts } from '@polaris/contracts';
import { useConvertCompanyTexts } from '../../../../api/people/company-conversions.ts';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { companiesText, peopleText } from '../people-text.ts';
import { useChosenTexts } from './use-chosen-texts.ts';

interface ConversionDialogProps {
  /** A copy from when the dialog was opened, so that the list does not change while the owner chooses. */
  texts: CompanyTexts;
  onClose: () => void;
}

const DESCRIPTION =
  'Each name becomes a company with its customers. Similar spellings are grouped; uncheck what does not belong. You can undo this for 30 days.';

/** Shows which typed names become which companies, and creates them. Open while mounted. */
export function ConversionDialog({ texts, onClose }: ConversionDialogProps) {
  const { groups, companies } = texts;
  const { isChosen, choose, input, people } = useChosenTexts(groups);
  const convert = useConvertCompanyTexts();
  const count = input.groups.length;
  const save = async () => {
    try {
      const done = await convert.mutateAsync(input);
      reportSuccess(`${companiesText(done.companies)} added, with ${peopleText(done.people)}`);
      onClose();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Turn company names into companies"
      description={DESCRIPTION}
      className="max-w-2xl"
    >
      <ul aria-label="Companies" className="divide-y divide-line border-y border-line">
        {groups.map((group) => (
          <Group
            key={group.spellings[0]!.text}
            group={group}
            isChosen={isChosen}
            onChoose={choose}
          />
        ))}
      </ul>
      {companies > groups.length && (
        <p className="text-sm text-muted">
          {companiesText(companies - groups.length)} more can be created after these.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-sm text-muted">
          {companiesText(count)}, {peopleText(people)}
        </p>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          mutates
          pending={convert.isPending}
          disabled={count === 0}
          onClick={() => void save()}
        >
          Make Companies
        </Button>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  group: CompanyGroup;
  isChosen: (text: string) => boolean;
  onChoose: (texts: readonly string[], isWanted: boolean) => void;
}

/** A company, with its spellings if there are several. */
function Group({ group, isChosen, onChoose }: GroupProps) {
  const { name, companyId, people, spellings } = group;
  const texts = spellings.map(({ text }) => text);
  const isWanted = texts.some(isChosen);
  return (
    <li className="py-2 text-sm leading-6">
      <label className="flex min-h-9 cursor-pointer items-center gap-3">
        <Checkbox checked={isWanted} onChange={() => onChoose(texts, !isWanted)} />
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
        <span className="text-muted tabular-nums">
          {companyId !== null && 'existing company, '}
          {peopleText(people)}
        </span>
      </label>
      {(texts.length > 1 || texts[0] !== name) && (
        <ul aria-label={`Spellings of ${name}`} className="ml-8">
          {spellings.map(({ text, people: some }) => (
            <li key={text}>
              <label className="flex min-h-9 cursor-pointer items-center gap-3">
                <Checkbox
                  checked={isChosen(text)}
                  onChange={() => onChoose([text], !isChosen(text))}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                <span className="text-muted tabular-nums">{peopleText(some)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
