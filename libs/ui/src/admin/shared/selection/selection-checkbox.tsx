import type { MouseEvent } from 'react';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';

interface SelectionCheckboxProps {
  /** The record's name. */
  name: string;
  selected: boolean;
  /** `isRange`: Shift was held, which selects all from the last one to this one. */
  onSelect: (isRange: boolean) => void;
  className?: string;
}

/** Selects a record; with Shift a range of them. */
export const SelectionCheckbox = (props: SelectionCheckboxProps) => (
  <Checkbox
    aria-label={`Select ${props.name}`}
    checked={props.selected}
    onChange={({ nativeEvent }) =>
      props.onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }
    onMouseDown={keepTextUnselected}
    className={props.className}
  />
);

/** Browsers select the text between two clicks with Shift. */
const keepTextUnselected = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};
