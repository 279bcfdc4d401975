import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { atomFeed } from './atom-feed.ts';

const entry = {
  title: 'Trust & <Control>',
  part: 'Part I',
  description: 'Who said "no"?',
  html: '<p>Yes &amp; <a href="https://polaris.test/a?b&amp;c">no</a>. ]]></p>',
  url: 'https://polaris.test/PolarisNet/trust-vs-control',
  date: '2025-07-18',
};

const feed = (entries = [entry, { ...entry, revised: '2025-07-19' }]) =>
  atomFeed({
    title: 'PolarisNet',
    subtitle: "Ines's essays",
    author: 'Ines Calloway',
    url: 'https://polaris.test/PolarisNet',
    feedUrl: 'https://polaris.test/PolarisNet/feed.xml?a=1&b=2',
    entries,
  });

describe('the Atom feed', () => {
  it('escapes text and attributes in the Atom feed', () => {
    expect(feed()).toContain('<title>Part I: Trust &amp; &lt;Control&gt;</title>');
    expect(feed()).toContain('<summary>Who said &quot;no&quot;?</summary>');
    expect(feed()).toContain('<subtitle>Ines&apos;s essays</subtitle>');
    expect(feed()).toContain('href="https://polaris.test/PolarisNet/feed.xml?a=1&amp;b=2"');
  });

  it('dates the feed by its latest entry', () => {
    expect(feed()).toMatch(/<\/id>\n<link[^>]*>\n<link[^>]*>\n<updated>2025-07-19T12:00:00Z/);
    expect(feed([entry])).not.toContain('2025-07-19');
  });

  it('writes XML that contains the complete text', () => {
    const { DOMParser } = new JSDOM('').window;
    const parsed = new DOMParser().parseFromString(feed(), 'application/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const contents = [...parsed.querySelectorAll('entry > content')];
    expect(contents.map((content) => content.textContent)).toEqual([entry.html, entry.html]);
    expect(contents.map((content) => content.getAttribute('type'))).toEqual(['html', 'html']);
  });
});
