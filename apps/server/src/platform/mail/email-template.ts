/** A part of a letter: a paragraph, a list of facts, or a link on a line of its own. */
export type LetterPart = string | { facts: [name: string, value: string][] } | Link;

interface Link {
  label: string;
  url: string;
}

interface Letter {
  subject: string;
  parts: LetterPart[];
}

const isLink = (part: LetterPart): part is Link => typeof part === 'object' && 'url' in part;

/** A letter as plain text and as simple HTML that says the same. */
export function letter({ subject, parts }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const text = `${parts.map(asText).join('\n\n')}\n`;
  return { subject, text, html: page(subject, parts.map(asHtml).join('\n')) };
}

function asText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if (isLink(part)) return `${part.label}:\n${part.url}`;
  return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function asHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if (isLink(part)) return `<p><a href="${escaped(part.url)}">${escaped(part.label)}</a></p>`;
  const lines = part.facts.map(([name, value]) => `${escaped(name)}: <b>${escaped(value)}</b>`);
  return `<p>${lines.join('<br>')}</p>`;
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin: 0 auto; max-width: 36em; padding: 24px; font: 16px/1.6 Georgia, serif">
${body}
</body>
</html>
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

/** Text that others wrote, as nothing but text. */
const escaped = (text: string): string =>
  text.replace(/[&<>"'\n]/g, (character) => entities[character]!);
