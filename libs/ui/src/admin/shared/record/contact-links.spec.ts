import { describe, expect, it } from '@jest/globals';
import { mailLink, telLink } from './contact-links.ts';

describe('mailLink', () => {
  it('links to a mail to the address', () => {
    expect(mailLink('ada@example.com')).toBe('mailto:ada@example.com');
    expect(mailLink('ada+work@example.com')).toBe('mailto:ada%2Bwork@example.com');
  });

  it('encodes what could become a header or another address', () => {
    expect(mailLink('a?bcc=x@example.com&subject=hi')).toBe(
      'mailto:a%3Fbcc%3Dx@example.com%26subject%3Dhi',
    );
    expect(mailLink('a@b.co,c@d.co\r\nBcc: e@f.co')).not.toMatch(/[,\r\n ]/);
  });
});

describe('telLink', () => {
  it('keeps digits and a leading plus', () => {
    expect(telLink(' +1 (310) 555-0110')).toBe('tel:+13105550110');
    expect(telLink('310 555 0110 ext. 5')).toBe('tel:31055501105');
  });

  it('returns no link without digits', () => {
    expect(telLink(null)).toBeNull();
    expect(telLink('call me')).toBeNull();
    expect(telLink('+')).toBeNull();
  });
});
