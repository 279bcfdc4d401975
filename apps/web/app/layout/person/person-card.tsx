import { portrait } from '../../../content/portrait.ts';
import { site } from '../../../content/site.ts';
import { Portrait } from './portrait.tsx';

const strong = 'font-semibold text-accent underline underline-offset-4 wrap-anywhere';

/** A face, the address to write to, and when to expect an answer. */
export function PersonCard({ price }: { price: string }) {
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
      <figure className="flex w-40 shrink-0 flex-col gap-2">
        <Portrait className="aspect-square w-full rounded-sm" />
        {site.isDemo && <figcaption className="text-xs text-muted">{portrait.caption}</figcaption>}
      </figure>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="font-display text-2xl leading-tight">{site.owner}</dt>
          <dd className="text-muted">{site.role}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Write to</dt>
          <dd>
            <a href={`mailto:${site.mail}`} className={strong}>
              {site.mail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Reply</dt>
          <dd>{site.replyTime}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Prices</dt>
          <dd>
            <a href="/services" className={strong}>
              {price}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
