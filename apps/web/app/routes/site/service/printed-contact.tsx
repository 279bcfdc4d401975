import type { Service } from '@polaris/contracts';
import { content } from '../../../page/content.ts';
import { inquiryLink } from './inquiry-link.ts';

interface PrintedContactProps {
  service: Pick<Service, 'id'>;
  publicUrl: string;
}

/** Print only: the owner and full addresses, as links do not work on paper. */
export function PrintedContact({ service, publicUrl }: PrintedContactProps) {
  const { site } = content();
  return (
    <div className="mx-auto hidden max-w-6xl break-inside-avoid px-5 md:px-8 print:block">
      <div className="border-t border-line-strong pt-4 text-sm wrap-anywhere">
        <p className="font-semibold">
          {site.owner}, {site.role.toLowerCase()}, {site.place}
        </p>
        <p>Contact: {publicUrl + inquiryLink(service)}</p>
        <p>
          This page: {publicUrl}/services/{service.id}
        </p>
      </div>
    </div>
  );
}
