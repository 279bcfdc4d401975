import { ButtonLink } from '@polaris/ui/primitives/button';
import { MessagePage } from '../../../layout/messages/message-page.tsx';
import { SERVICES_PATH } from '../services/service-filter.ts';
import { pageTitle } from '../../../page/page-title.ts';

export const serviceNotFoundMeta = () => [
  { title: pageTitle('Service Not Found') },
  { name: 'robots', content: 'noindex' },
];

export function ServiceNotFound() {
  return (
    <MessagePage
      code="404"
      lead="Service Not Found"
      text="It may have been renamed, or it’s no longer available. You can see all current services."
    >
      <ButtonLink href={SERVICES_PATH} size="lg">
        View All Services
      </ButtonLink>
    </MessagePage>
  );
}
