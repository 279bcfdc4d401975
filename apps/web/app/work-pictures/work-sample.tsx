import { type WorkPictureName, pictureCaption } from '../../content/portfolio/work-pictures.ts';
import { WorkPicture } from './work-picture.tsx';

/** A picture of work with its caption, for the intro of a page. */
export function WorkSample({ name }: { name: WorkPictureName }) {
  return (
    <figure className="flex w-full max-w-120 shrink-0 flex-col gap-2 lg:w-112 print:hidden">
      <WorkPicture
        name={name}
        isFirst
        sizes="(min-width: 1024px) 448px, (min-width: 520px) 480px, calc(100vw - 40px)"
      />
      <figcaption className="text-sm text-muted">{pictureCaption}</figcaption>
    </figure>
  );
}
