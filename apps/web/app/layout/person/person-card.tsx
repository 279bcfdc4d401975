import { content } from '../../page/content.ts';
import { Portrait } from './portrait.tsx';

const strong = 'font-semibold text-accent underline underline-offset-4 wrap-anywhere';

/** The owner's portrait, email address and reply time. */
export function PersonCard({ price }: { price: string }) {
  const { site } = content();
  const isPlaceholder = site.isDemo && !site.portrait.picture;
  return (
    <div className="flex items-start gap-5 sm:items-center sm:gap-6">
      <figure className="flex w-28 shrink-0 flex-col gap-2 sm:w-40">
        <Portrait className="aspect-square w-full rounded-sm" />
        {isPlaceholder && <figcaption className="text-xs text-muted">Your photo here</figcaption>}
      </figure>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="font-display text-2xl leading-tight">{site.owner}</dt>
          <dd className="text-muted">{site.role}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Prices</dt>
          <dd>
            <a href="/services" className={strong}>
              {price}
            </a>
          </dd>
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
      </dl>
    </div>
  );
}
