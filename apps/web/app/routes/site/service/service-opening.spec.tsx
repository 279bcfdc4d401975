import { describe, expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { renderToString } from 'react-dom/server';
import { someService } from '../../../../../../libs/ui/testing/records.ts';
import { ServiceOpening } from './service-opening.tsx';

const render = (own: Partial<Service>) =>
  renderToString(
    <ServiceOpening
      service={someService({ id: 7, ...own })}
      payment={{ takesCards: false, addsTax: false }}
    />,
  );

describe('the page of a service', () => {
  it('leads to an order where there is a fixed price', () => {
    const html = render({ pricing: 'fixed', price: 1200 });
    expect(html).toContain('data-purchase-service="7"');
    expect(html).toContain('value="/services/7#purchase"');
  });

  it.each<[Service['pricing'], number, string]>([
    ['fixed', 0, 'Contact me'],
    ['quote', 1200, 'Ask for a quote'],
    ['free call', 0, 'Ask for a free call'],
    ['free call', 1200, 'Ask for a free call'],
  ])('leads to the contact form, and to no order, at %s for %d', (pricing, price, label) => {
    const html = render({ pricing, price });
    expect(html).toMatch(new RegExp(`<a [^>]*href="/contact\\?service=7"[^>]*>${label}</a>`));
    expect(html).not.toMatch(/<form|#purchase|\/api\/login/);
  });
});
