import type { CustomerTag, TagColor } from '@polaris/contracts';
import clsx from 'clsx';

const colors: Record<TagColor, string> = {
  gray: 'bg-sunken text-muted ring-1 ring-line ring-inset',
  blue: 'bg-info-soft text-info',
  green: 'bg-success-soft text-success',
  yellow: 'bg-warn-soft text-warn',
  orange: 'bg-accent-soft text-accent-strong',
  red: 'bg-danger-soft text-danger',
};

interface TagBadgeProps {
  tag: Pick<CustomerTag, 'name' | 'color'>;
  className?: string;
}

/** A tag; the color is decorative. */
export function TagBadge({ tag: { name, color }, className }: TagBadgeProps) {
  return (
    <span
      title={name}
      className={clsx(
        'inline-block max-w-40 truncate rounded-full px-2 text-xs leading-5 font-semibold',
        colors[color],
        className,
      )}
    >
      {name}
    </span>
  );
}
