import { withData } from '@polaris/contracts/browser-names';
import { type SiteData, idParam, requestFor } from '@polaris/contracts';
import { content } from '../../page/content.ts';
import { openingAbout, topics } from '../../contact-form/topics.ts';
import { receiveContact } from '../../contact-form/receive-contact.ts';
import { PersonCard } from '../../layout/person/person-card.tsx';
import { readStartingPrice } from '../../layout/person/starting-price.ts';
import { PageIntro } from '../../layout/page-intro.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { flag, oneOf, orUnknown, serviceId } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/contact';
import { findCallLink } from './service/call-link.ts';
import { Write } from './write.tsx';

export const handle: PageHandle = {
  hydrate: false,
  query: { service: orUnknown(serviceId), topic: orUnknown(oneOf(topics)), sent: flag },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data, publicUrl } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const [service, topic] = [searchParams.get('service'), searchParams.get('topic')];
  const opening = (await interestInService(data, service)) ?? openingAbout(topic);
  const isUnknown = !opening && Boolean(service ?? topic);
  const [price, call] = await Promise.all([readStartingPrice(data), findCallLink(data)]);
  return { opening, isUnknown, sent: searchParams.has('sent'), publicUrl, price, call };
}

/** The form works even if the service cannot be read. */
async function interestInService(data: SiteData, id: string | null): Promise<string | undefined> {
  const parsed = idParam.safeParse(id);
  if (!parsed.success) return undefined;
  const service = await data.service(parsed.data).catch(() => null);
  return service ? requestFor(service) : undefined;
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveContact(request, context.get(siteContext), '/contact?sent#write');

/** Retry-After, if the form's limit sets it. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { title, description, intro } = content().contact;
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMeta({ title, description, headline: intro.title, path: '/contact', publicUrl });
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { opening, isUnknown, sent, price, call } = loaderData;
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PageIntro {...content().contact.intro} beside={<PersonCard price={price} />} />
      <Write
        sent={sent}
        isUnknown={isUnknown}
        call={call}
        {...(opening && { values: { message: opening } })}
        {...actionData}
      />
    </main>
  );
}
