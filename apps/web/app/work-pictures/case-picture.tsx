import { blobPath } from '@polaris/contracts';
import clsx from 'clsx';
import type { CaseStudy } from '../../content/portfolio/cases/case-study.ts';
import { hasWorkPicture } from '../../content/portfolio/work-pictures.ts';
import { WorkPicture } from './work-picture.tsx';
import { WorkSample } from './work-sample.tsx';

interface CasePictureProps {
  study: CaseStudy;
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

/** The picture that the owner uploaded, or else the built-in one, if any. Decorative (empty alt): its link has a text. */
export function CasePicture({ study, isFirst = false, ...props }: CasePictureProps) {
  if (study.picture) return <Uploaded {...props} hash={study.picture} alt="" isFirst={isFirst} />;
  if (!hasWorkPicture(study.slug)) return null;
  return <WorkPicture {...props} name={study.slug} isFirst={isFirst} isDecoration />;
}

/** The picture in the intro of the case's own page, described by the title of the case. */
export function CaseSample({ study }: { study: CaseStudy }) {
  if (!study.picture) return hasWorkPicture(study.slug) ? <WorkSample name={study.slug} /> : null;
  return (
    <figure className="w-full max-w-120 shrink-0 lg:w-112 print:hidden">
      <Uploaded hash={study.picture} alt={study.title} isFirst className="w-full" />
    </figure>
  );
}

interface UploadedProps {
  hash: string;
  alt: string;
  isFirst: boolean;
  className?: string | undefined;
}

const Uploaded = ({ hash, alt, isFirst, className }: UploadedProps) => (
  <img
    src={blobPath(hash)}
    alt={alt}
    width={480}
    height={360}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
    className={clsx('aspect-4/3 rounded-sm border border-line object-cover', className)}
  />
);
