import { LinkPage } from '../../newsletter/link-page.tsx';
import {
  followLink,
  linkHandle,
  linkHeaders,
  linkMeta,
  readLink,
} from '../../newsletter/link-route.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/confirm';

export const handle = linkHandle;

export const loader = ({ request }: Route.LoaderArgs) => readLink(request);

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink('confirm', request, context.get(siteContext));

export const headers = linkHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta('confirm', loaderData?.state);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage link="confirm" state={actionData?.state ?? loaderData.state} />;
}
