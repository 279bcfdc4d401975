import { LinkPage } from '../../newsletter/link-page.tsx';
import {
  followLink,
  linkHandle,
  linkHeaders,
  linkMeta,
  readLink,
} from '../../newsletter/link-route.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/unsubscribe';

export const handle = linkHandle;

export const loader = ({ request }: Route.LoaderArgs) => readLink(request);

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink('unsubscribe', request, context.get(siteContext));

export const headers = linkHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta('unsubscribe', loaderData?.state);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage link="unsubscribe" state={actionData?.state ?? loaderData.state} />;
}
