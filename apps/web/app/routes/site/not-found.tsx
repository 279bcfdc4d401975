import { data } from 'react-router';
import { NotFoundPage, notFoundMeta } from '../../layout/messages/not-found-page.tsx';
import type { PageHandle } from '../../page/page-handle.ts';

export const handle: PageHandle = { hydrate: false, missing: true };

export const loader = () => data(null, { status: 404 });

export const meta = notFoundMeta;

export default NotFoundPage;
