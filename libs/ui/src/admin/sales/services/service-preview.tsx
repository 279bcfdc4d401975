import { type ServiceFormValues, type ServiceInput, priceLabel } from '@polaris/contracts';
import { type Control, useWatch } from 'react-hook-form';
import { ServiceIcon } from './service-icon.tsx';

interface ServicePreviewProps {
  control: Control<ServiceFormValues, unknown, ServiceInput>;
}

/** The card of the service as visitors see it, while it is typed. */
export function ServicePreview({ control }: ServicePreviewProps) {
  const { name, description, price, priceDisplay, iconName } = useWatch({ control });
  const isPriced = typeof price === 'number' && Number.isFinite(price);
  const shown = { price: isPriced ? price : 0, priceDisplay: priceDisplay || null };
  return (
    <section aria-label="Card preview" className="border border-line bg-surface p-4 sm:col-span-2">
      <div className="flex items-start justify-between gap-4">
        <h3 className="flex min-w-0 items-center gap-2.5 text-base leading-6 font-semibold wrap-anywhere">
          <span className="text-accent">
            <ServiceIcon name={iconName ?? ''} />
          </span>
          {name || 'Service Name'}
        </h3>
        <span className="max-w-1/2 shrink-0 text-right font-display text-xl leading-6 wrap-anywhere">
          {priceLabel(shown)}
        </span>
      </div>
      <p className="mt-2 line-clamp-3 text-sm leading-6 wrap-anywhere text-muted">
        {description || 'Its description appears here.'}
      </p>
    </section>
  );
}
