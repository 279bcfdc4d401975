import clsx from 'clsx';
import { Button } from '../../../primitives/button.tsx';
import { Menu } from '../../../primitives/menu.tsx';

export interface RowAction {
  label: string;
  onClick: () => void;
  id?: string;
  mutates?: boolean;
  pressed?: boolean;
}

interface RowActionsProps {
  /** The record's name: part of each button's label, for screen readers. */
  name: string;
  actions: readonly RowAction[];
  /** Not shown at all without the pointer or the focus. */
  isHidden?: boolean;
  className?: string;
}

/** The actions of a `group/row`: quiet until it is hovered or has the focus; in a menu on touch and narrow screens. */
export function RowActions({ name, actions, isHidden = false, className }: RowActionsProps) {
  return (
    <div className={clsx('flex justify-end', className)}>
      <div className={clsx('hidden sm:not-pointer-coarse:flex', isHidden && onHoverOrFocus)}>
        {actions.map((action) => (
          <ActionButton key={action.label} {...action} name={name} className={quiet} />
        ))}
      </div>
      <Menu label={`Actions for ${name}`} className="sm:not-pointer-coarse:hidden">
        {actions.map(({ id: _id, ...action }) => (
          <ActionButton
            key={action.label}
            {...action}
            name={name}
            className="min-h-11 justify-start!"
          />
        ))}
      </Menu>
    </div>
  );
}

type ActionButtonProps = RowAction & { name: string; className: string };

const ActionButton = ({ label, pressed, name, mutates = false, ...rest }: ActionButtonProps) => (
  <Button
    {...rest}
    mutates={mutates}
    variant="ghost"
    size="sm"
    aria-label={`${label} ${name}`}
    aria-pressed={pressed}
  >
    {label}
  </Button>
);

/** Always present for assistive technology. */
const onHoverOrFocus = clsx(
  'opacity-0 transition-opacity duration-100 motion-reduce:transition-none',
  'group-focus-within/row:opacity-100 group-hover/row:opacity-100',
);

const quiet = clsx(
  'text-xs font-normal! text-muted',
  'group-focus-within/row:text-ink group-hover/row:text-ink',
);
