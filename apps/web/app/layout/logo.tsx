import { blobPath } from '@polaris/contracts';
import { Star } from '@polaris/ui/primitives/star';
import clsx from 'clsx';
import { content } from '../page/content.ts';

/** The logo beside the name of the business: the owner's, else the star. */
export function Logo({ className }: { className: string }) {
  const { logo } = content().site;
  if (!logo) return <Star className={clsx('size-5', className)} />;
  return <img src={blobPath(logo)} alt="" className="size-7 shrink-0 object-contain" />;
}
