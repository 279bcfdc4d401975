import { blobPath } from '@polaris/contracts';
import clsx from 'clsx';
import placeholder from '../../../content/portrait.svg?inline';
import { content } from '../../page/content.ts';

interface PortraitProps {
  className?: string;
  /** Decorative next to the owner's name. */
  isDecoration?: boolean;
}

export function Portrait({ className, isDecoration = false }: PortraitProps) {
  const { owner, portrait } = content().site;
  const { picture } = portrait;
  const alt = portrait.alt || (picture ? owner : `Placeholder for a photo of ${owner}`);
  return (
    <img
      src={picture ? blobPath(picture) : placeholder}
      alt={isDecoration ? '' : alt}
      width={240}
      height={240}
      decoding="async"
      fetchPriority="low"
      className={clsx('object-cover', className)}
    />
  );
}
