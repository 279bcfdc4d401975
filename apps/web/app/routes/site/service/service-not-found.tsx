import { ButtonLink } from '@polaris/ui/primitives/button';
import { MessagePage } from '../../../layout/messages/message-page.tsx';
import { SERVICES_PATH } from '../services/service-filter.ts';

export const serviceNotFoundMeta = [
  { title: 'Service Not Found · Polaris' },
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
