import { ButtonLink } from '@polaris/ui/primitives/button';
import { MessagePage } from '../../../layout/message-page.tsx';
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
      text="It may have been renamed, or it is no longer on offer. What I do offer is one click away."
    >
      <ButtonLink href={SERVICES_PATH} size="lg">
        View All Services
      </ButtonLink>
    </MessagePage>
  );
}
