import type { Company } from '@polaris/contracts';
import { useCompanySuggestions } from '../../../api/people/companies.ts';
import { Matched } from '../../shared/list/matched.tsx';
import { PICKER_SHOWN, RecordPicker, usePickerQuery } from '../../shared/form/record-picker.tsx';

export type PickedCompany = Pick<Company, 'id' | 'name'>;

interface CompanyPickerProps {
  label: string;
  picked: PickedCompany | null;
  onPick: (company: PickedCompany | null) => void;
  /** Called with the name of a company that does not exist yet. */
  onNew: (name: string) => void;
  error?: string | undefined;
}

/** Picks a company by name. */
export function CompanyPicker({ label, picked, onPick, onNew, error }: CompanyPickerProps) {
  const { text, setText, q } = usePickerQuery(picked);
  return (
    <RecordPicker<PickedCompany>
      label={label}
      placeholder="Type a name"
      noun="company"
      picked={picked}
      onPick={onPick}
      onNew={onNew}
      text={text}
      onText={setText}
      q={q}
      found={useCompanySuggestions(q, PICKER_SHOWN)}
      textOf={({ name }) => name}
      error={error}
    >
      {({ name }) => <Matched text={name} query={q} />}
    </RecordPicker>
  );
}
