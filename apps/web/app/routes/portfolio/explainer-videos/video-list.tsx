import { ButtonLink } from '@polaris/ui/primitives/button';
import { explainerVideosTexts as texts } from '../../../../content/portfolio/explainer-videos.ts';
import { portfolioPath } from '../../../../content/portfolio/portfolio.ts';
import type { TrainingVideo } from './training-videos.ts';

export interface VideoListProps {
  videos: TrainingVideo[] | 'failed';
}

export function VideoList({ videos }: VideoListProps) {
  if (videos === 'failed') return <Failed />;
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
        {texts.watch}
        <span className="sr-only">: {name} (opens in a new tab)</span>
        <span aria-hidden="true">↗</span>
      </ButtonLink>
    </li>
  );
}

function Failed() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-danger">
      {texts.failed}
      <a
        href={portfolioPath('explainer-videos')}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Reload
      </a>
    </p>
  );
}
