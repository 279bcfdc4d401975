import { ButtonLink } from '@polaris/ui/primitives/button';
import { Star } from '@polaris/ui/primitives/star';
import { explainerVideos as words } from '../../../../content/portfolio/explainer-videos.ts';
import { portfolioPath } from '../../../../content/portfolio/items.ts';
import type { TrainingVideo } from './training-videos.ts';

export function VideoList({ videos }: { videos: TrainingVideo[] | 'failed' }) {
  if (videos === 'failed') return <Failed />;
  if (videos.length === 0) return <Empty />;
  return (
    <ul className="border-b border-line">
      {videos.map((video) => (
        <Video key={video.id} video={video} />
      ))}
    </ul>
  );
}

function Video({ video: { name, description, url } }: { video: TrainingVideo }) {
  return (
    <li className="flex flex-col items-start gap-4 border-t border-line py-8">
      <h3 className="max-w-full font-display text-title wrap-anywhere">{name}</h3>
      {description && (
        <p className="max-w-prose min-w-0 wrap-anywhere whitespace-pre-line text-muted">
          {description}
        </p>
      )}
      <ButtonLink href={url} target="_blank" variant="secondary">
        {words.list.action}
        <span className="sr-only">: {name} (opens in a new tab)</span>
        <span aria-hidden="true">↗</span>
      </ButtonLink>
    </li>
  );
}

function Empty() {
  return (
    <div className="flex flex-col items-start gap-4 border border-dashed border-line-strong p-8 md:p-12">
      <Star className="size-7 text-accent" />
      <h3 className="font-display text-title">{words.empty.title}</h3>
      <p className="max-w-prose text-muted">{words.empty.text}</p>
    </div>
  );
}

function Failed() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-danger">
      {words.failed}
      <a
        href={portfolioPath('explainer-videos')}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Reload
      </a>
    </p>
  );
}
