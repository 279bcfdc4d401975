import clsx from 'clsx';
import { portrait, portraitUrl } from '../../../content/portrait.ts';

interface PortraitProps {
  className?: string;
  /** Decorative next to the owner's name. */
  isDecoration?: boolean;
}

export function Portrait({ className, isDecoration = false }: PortraitProps) {
  return (
    <img
      src={portraitUrl}
      alt={isDecoration ? '' : portrait.alt}
      width={240}
      height={240}
      decoding="async"
      fetchPriority="low"
      className={clsx('object-cover', className)}
    />
  );
}
