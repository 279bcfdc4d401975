import { content } from '../../../page/content.ts';
import { aboutTexts } from '../../../../content/about.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';
import type { DemoVideo } from './about-assets.ts';

export function DemoVideos({ videos }: { videos: DemoVideo[] }) {
  const { eyebrow, title, text } = content().about.videos;
  return (
    <section
      aria-labelledby="videos-title"
      className="mx-auto max-w-6xl px-5 pb-20 md:px-8 md:pb-28"
    >
      <div className="grid gap-6 pb-10 md:grid-cols-[3fr_2fr] md:items-end md:gap-16">
        <SectionHeading id="videos-title" eyebrow={eyebrow} title={title} />
        <p className="max-w-prose text-muted md:pb-1">{text}</p>
      </div>
      <ul className="border-b border-line">
        {videos.map((video) => (
          <Video key={video.id} video={video} />
        ))}
      </ul>
    </section>
  );
}

function Video({ video: { name, description, url } }: { video: DemoVideo }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-12 md:items-baseline">
      <h3 className="min-w-0 font-display text-title wrap-anywhere md:col-span-5">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </h3>
      <p className="min-w-0 wrap-anywhere text-muted md:col-span-5">{description}</p>
      <p aria-hidden="true" className="font-semibold text-accent md:col-span-2 md:text-right">
        {aboutTexts.watch} ↗
      </p>
    </li>
  );
}
