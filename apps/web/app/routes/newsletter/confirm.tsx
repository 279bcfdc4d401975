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

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readLink('confirm', params.token, context.get(siteContext));

export const action = ({ params, context }: Route.ActionArgs) =>
  followLink('confirm', params.token, context.get(siteContext));

export const headers = linkHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta('confirm', loaderData?.state);

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <LinkPage link="confirm" state={loaderData.state} />;
}
