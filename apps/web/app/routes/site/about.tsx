import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { content } from '../../page/content.ts';
import { aboutTexts } from '../../../content/about.ts';
import { Closing } from '../../layout/closing.tsx';
import { PersonCard } from '../../layout/person/person-card.tsx';
import { readStartingPrice } from '../../layout/person/starting-price.ts';
import { PageIntro } from '../../layout/page-intro.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/about';
import { aboutAssets, noAboutAssets } from './about/about-assets.ts';
import { DemoVideos } from './about/demo-videos.tsx';
import { Motto } from './about/motto.tsx';
import { Promises } from './about/promises.tsx';
import { AboutStory } from './about/story.tsx';

export const handle: PageHandle = { hydrate: false };

/** If the assets cannot be read, the story has no links. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data, publicUrl } = context.get(siteContext);
  const assets = await data.assets().then(aboutAssets, () => noAboutAssets);
  return { ...assets, publicUrl, price: await readStartingPrice(data) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { title, description, intro } = content().about;
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMeta({ title, description, headline: intro.title, path: '/about', publicUrl });
};

export default function About({ loaderData }: Route.ComponentProps) {
  const { videos, resume, price } = loaderData;
  const { about } = content();
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PageIntro {...about.intro} beside={<PersonCard price={price} />}>
        <ButtonLink href="/contact" size="lg">
          {about.start}
        </ButtonLink>
        {resume && (
          <ButtonLink href={resume} target="_blank" variant="secondary" size="lg">
            {aboutTexts.resume}
            <span className="sr-only"> (opens in a new tab)</span>
          </ButtonLink>
        )}
        <ButtonLink href="/portfolio" variant="secondary" size="lg">
          {about.portfolio}
        </ButtonLink>
      </PageIntro>
      <AboutStory />
      <Motto />
      <Promises />
      {videos.length > 0 && <DemoVideos videos={videos} />}
      <Closing {...about.closing} action={{ label: about.closing.action, link: '/contact' }} />
    </main>
  );
}
