import { describe, expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { renderToString } from 'react-dom/server';
import { someService } from '../../../../../../libs/ui/testing/records/records.ts';
import { ServiceHero } from './service-hero.tsx';

const render = (own: Partial<Service>, takesCalls = false, call?: string) =>
  renderToString(
    <ServiceHero
      service={someService({ id: 7, ...own })}
      takesCalls={takesCalls}
      call={call}
      payment={{ takesCards: false, tax: null, steps: [] }}
    />,
  );

describe('the page of a service', () => {
  it('offers an order when the service has a fixed price', () => {
    const html = render({ pricing: 'fixed', price: 1200 });
    expect(html).toContain('data-purchase-service="7"');
    expect(html).toContain('value="/services/7#purchase"');
  });

  it("links to booking when visitors can book the service's free call", () => {
    const html = render({ pricing: 'free call', price: 0 }, true);
    expect(html).toMatch(/<a [^>]*href="\/call\?service=7"[^>]*>Book a free call<\/a>/);
    expect(render({ pricing: 'quote', price: 0 }, true)).not.toContain('/call?');
  });

  it('says that sessions are booked online, and links to a free call, while both can be booked', () => {
    const online = 'You book your sessions online';
    const html = render(
      { pricing: 'fixed', price: 499, includedSessions: 6 },
      true,
      '/call?service=9',
    );
    expect(html).toContain(online);
    expect(html).toMatch(/<a href="\/call\?service=9"[^>]*>Book a free call\.<\/a>/);
    expect(render({ pricing: 'fixed', price: 499, includedSessions: 6 })).not.toMatch(
      /online|\/call/,
    );
    expect(render({ pricing: 'fixed', price: 499, includedSessions: 0 }, true)).not.toContain(
      online,
    );
  });

  it.each<[Service['pricing'], number, string]>([
    ['fixed', 0, 'Contact me'],
    ['quote', 1200, 'Ask for an offer'],
    ['free call', 0, 'Ask for a free call'],
    ['free call', 1200, 'Ask for a free call'],
  ])(
    'links to the contact form instead of an order when the price is %s for %d',
    (pricing, price, label) => {
      const html = render({ pricing, price });
      expect(html).toMatch(new RegExp(`<a [^>]*href="/contact\\?service=7"[^>]*>${label}</a>`));
      expect(html).not.toMatch(/<form|#purchase|\/api\/login/);
      expect(html.includes('an offer with a fixed price')).toBe(pricing === 'quote');
    },
  );
});
