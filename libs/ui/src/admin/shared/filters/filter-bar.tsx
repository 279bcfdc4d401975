import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { FilterChip } from './filter-chip.tsx';
import { SearchField } from './search-field.tsx';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 60;

interface SearchProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (query: string) => void;
}

interface FilterControlsProps<Name extends string> {
  search: SearchProps;
  /** The filters that can be set. */
  filters: Readonly<Record<Name, { label: string }>>;
  /** The active filters with the texts of their chips; an invalid one can only be removed. */
  active: readonly { name: Name; text: string; isLost?: boolean }[];
  onOpen: (name: Name) => void;
  onRemove: (name: Name) => void;
  /** Controls next to the filters, such as the layout of the list. */
  aside?: ReactNode;
  /** Notes about the filters, and the dialog of the one that is open. */
  children?: ReactNode;
}

/** The search, and a chip for each filter; needs a new key for each visit. */
export function FilterControls<Name extends string>(props: FilterControlsProps<Name>) {
  const { search, filters, active, onOpen, onRemove, aside, children } = props;
  return (
    <search className="mb-2 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Search {...search} />
        <Select
          aria-label="Add a filter"
          className="flex-[0_1_180px]"
          value=""
          onChange={(event) => onOpen(event.target.value as Name)}
        >
          <option value="">Add a filter</option>
          {Object.entries<{ label: string }>(filters).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
        {aside}
      </div>
      {active.length > 0 && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2">
          {active.map(({ name, text, isLost }) => (
            <FilterChip
              key={name}
              text={text}
              onOpen={isLost ? undefined : () => onOpen(name)}
              onRemove={() => onRemove(name)}
            />
          ))}
        </ul>
      )}
      {children}
    </search>
  );
}

function Search({ label, placeholder, value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const query = useDebounced(typed.trim(), DEBOUNCE_MS);
  const sent = useRef(value);
  const send = useEffectEvent(onSearch);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    send(query);
  }, [query]);
  return <SearchField {...{ label, placeholder }} value={typed} onChange={setTyped} />;
}

interface FilterDialogProps {
  title: string;
  onRemove: () => void;
  onClose: () => void;
  /** The inputs of the filter, which apply immediately. */
  children: ReactNode;
}

/** The inputs of one filter. */
export function FilterDialog({ title, onRemove, onClose, children }: FilterDialogProps) {
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Dialog open title={title} onClose={onClose} className="max-w-md">
      <Form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        {children}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={remove}>
            Remove filter
          </Button>
          <Button type="submit">Done</Button>
        </div>
      </Form>
    </Dialog>
  );
}
