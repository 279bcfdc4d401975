import { escapeMarkup as escape } from '../../page/escape-markup.ts';

interface Entry {
  title: string;
  part?: string | undefined;
  description: string;
  /** The full text as HTML with absolute links. */
  html: string;
  url: string;
  date: string;
  revised?: string | undefined;
}

interface Feed {
  title: string;
  subtitle: string;
  author: string;
  url: string;
  feedUrl: string;
  entries: readonly Entry[];
}

const noon = (date: string): string => `${date}T12:00:00Z`;
const changed = ({ date, revised }: Entry): string => noon(revised ?? date);

/** RFC 4287: required elements, a summary, and the full text. */
export function atomFeed({ title, subtitle, author, url, feedUrl, entries }: Feed): string {
  const updated = entries.map(changed).sort().at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escape(title)}</title>`,
    `<subtitle>${escape(subtitle)}</subtitle>`,
    `<id>${escape(url)}</id>`,
    `<link rel="alternate" type="text/html" href="${escape(url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escape(feedUrl)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escape(author)}</name></author>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(entry: Entry): string {
  const { title, part, description, html, url, date } = entry;
  return [
    '<entry>',
    `<title>${escape(part === undefined || part === title ? title : `${part}: ${title}`)}</title>`,
    `<id>${escape(url)}</id>`,
    `<link rel="alternate" type="text/html" href="${escape(url)}"/>`,
    `<published>${noon(date)}</published>`,
    `<updated>${changed(entry)}</updated>`,
    `<summary>${escape(description)}</summary>`,
    `<content type="html" xml:base="${escape(url)}">${escape(html)}</content>`,
    '</entry>',
  ].join('\n');
}
