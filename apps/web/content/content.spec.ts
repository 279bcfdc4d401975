import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { contentBuild } from './content-build.ts';
import { checkPart, defaultContent, partNames, readContent } from './content.ts';
import { contentParts } from './parts.ts';

const { landing, legal, portfolio } = defaultContent;

describe('the content that comes with Polaris', () => {
  it.each(partNames)('fits the form of its part: %s', (name) => {
    const { schema } = contentParts[name];
    expect(z.safeParse(schema, defaultContent[name])).toEqual({
      success: true,
      data: defaultContent[name],
    });
    expect(checkPart(name, defaultContent[name], {})).toEqual({ ok: true, change: undefined });
  });

  it.each(partNames)('labels every form field for the owner: %s', (name) => {
    const { form } = contentBuild.read(name, {})!;
    const untitled: string[] = [];
    const visit = (schema: z.core.JSONSchema.BaseSchema, path: string) => {
      if (path && !schema.title) untitled.push(path);
      for (const [key, field] of Object.entries(schema.properties ?? {}))
        visit(field as typeof schema, `${path}.${key}`);
      if (schema.items) visit(schema.items as typeof schema, `${path}.0`);
    };
    visit(form as z.core.JSONSchema.BaseSchema, '');
    expect(untitled).toEqual([]);
  });
});

describe('changing the content', () => {
  it('keeps only what differs from the defaults', () => {
    const hero = { ...landing.hero, title: 'Figures you can *trust*' };
    expect(checkPart('landing', { ...landing, hero }, {})).toEqual({
      ok: true,
      change: { hero: { title: 'Figures you can *trust*' } },
    });
  });

  it("updates the owner's name wherever it was not changed by hand", () => {
    const { content } = readContent({
      site: { owner: 'Ada Harbor' },
      landing: { about: { title: 'I count ships.' } },
    });
    expect(content.landing.title).toBe('Ada Harbor · Independent data consultant');
    expect(content.landing.about.paragraphs[0]).toMatch(/^I’m Ada\./);
    expect(content.landing.about.title).toBe('I count ships.');
    expect(content.series.description).toContain('Ada Harbor');
  });

  it('replaces a list completely', () => {
    const { content } = readContent({ landing: { figures: [] } });
    expect(content.landing.figures).toEqual([]);
  });

  it.each([
    ['a text that is too long', { ...landing, thanks: 'x'.repeat(201) }, 'thanks'],
    ['no text', { ...landing, thanks: '  ' }, 'thanks'],
    ['NUL', { ...landing, thanks: 'a\0b' }, 'thanks'],
    [
      'a script as a link',
      {
        ...landing,
        figures: [{ ...landing.figures[0], source: { label: 'x', link: 'javascript:1' } }],
      },
      'figures.0.source.link',
    ],
    ['too many entries', { ...landing, figures: Array(5).fill(landing.figures[0]) }, 'figures'],
    ['a value that is not an object', 'text', ''],
  ])('rejects %s and names the field', (_, value, path) => {
    const checked = checkPart('landing', value, {});
    expect(checked).toMatchObject({ ok: false, problems: [{ path }] });
  });

  it('rejects two portfolio entries with the same address', () => {
    const [first] = portfolio.items;
    const checked = checkPart('portfolio', { ...portfolio, items: [first, first] }, {});
    expect(checked).toMatchObject({
      problems: [{ path: 'items', message: 'Each address can be there once.' }],
    });
  });

  it('keeps HTML in a text as text', () => {
    const hero = { ...landing.hero, lead: '<img src=x onerror=alert(1)>' };
    const checked = checkPart('landing', { ...landing, hero }, {});
    expect(checked).toMatchObject({ ok: true, change: { hero: { lead: hero.lead } } });
  });
});

describe('content stored by an older version of Polaris', () => {
  it('shows the defaults for what no longer fits, keeps the rest, and reports it', () => {
    const { content, outdated } = readContent({
      landing: { hero: { title: 'x'.repeat(500), lead: 'Kept.' }, figures: 'none' },
      legal: { published: true, imprint: 'gone' },
    });
    expect(content.landing.hero.title).toBe(landing.hero.title);
    expect(content.landing.hero.lead).toBe('Kept.');
    expect(content.landing.figures).toEqual(landing.figures);
    expect(outdated.landing?.map(({ path }) => path).sort()).toEqual(['figures', 'hero.title']);
    expect(content.legal).toEqual({ ...legal, published: true });
  });

  it('shows the defaults when nothing of a part fits', () => {
    expect(readContent({ landing: [] as never }).content.landing).toEqual(landing);
  });
});
