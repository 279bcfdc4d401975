import { beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import JSZip from 'jszip';
import { defaultContent } from '../../content/content.ts';
import { mapUrlOf } from '../../content/person.ts';
import { resumeDocument } from './resume-document.ts';

const { site, resume, cases } = defaultContent;
type Resume = typeof resume;

let zip: JSZip;
let words: Document;
beforeAll(async () => {
  zip = await JSZip.loadAsync(await resumeDocument(defaultContent), { checkCRC32: true });
  words = await part('word/document.xml');
});

async function part(name: string): Promise<Document> {
  const text = await zip.file(name)!.async('text');
  return new new JSDOM('').window.DOMParser().parseFromString(text, 'application/xml');
}

const paragraphs = (style: string): (string | null)[] =>
  [...words.getElementsByTagName('w:p')]
    .filter((one) => one.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') === style)
    .map(({ textContent }) => textContent);

/** Every text of the data, except keys of the page. */
function textsOf({ figures: _, ...data }: Resume): string[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.entries(value as object).flatMap(([key, one]) => (key === 'link' ? [] : texts(one)));
  return texts(data);
}

describe('the resume document', () => {
  it('writes a complete Word document', () => {
    for (const name of ['[Content_Types].xml', 'word/styles.xml', 'word/numbering.xml'])
      expect(zip.file(name)).not.toBeNull();
    expect(words.querySelector('parsererror')).toBeNull();
  });

  it('contains every word of the page', () => {
    const said = words.documentElement.textContent ?? '';
    expect(
      [site.owner, site.place, ...textsOf(resume)].filter((text) => !said.includes(text)),
    ).toEqual([]);
  });

  it("sets the name as title and the sections as headings, for Word's outline", () => {
    expect(paragraphs('Title')).toEqual([site.owner]);
    expect(paragraphs('Heading1')).toEqual([
      'Narrative',
      'Core Competencies',
      'Experience',
      'Additional Experience',
      'Projects',
      'Education',
      'Career Intention',
    ]);
    expect(paragraphs('Heading2')).toHaveLength(
      resume.experience.length + resume.additional.length + resume.education.length,
    );
  });

  it('names its author and title in its properties', async () => {
    const { documentElement } = await part('docProps/core.xml');
    const property = (name: string) => documentElement.getElementsByTagName(name)[0]?.textContent;
    for (const name of ['dc:creator', 'cp:lastModifiedBy']) expect(property(name)).toBe(site.owner);
    expect(property('dc:title')).toBe(`${site.owner}, resume`);
  });

  it('gives the email and the web address at the top, and the email on each page', async () => {
    const [role = '', contact = ''] = paragraphs('Subtitle');
    expect(role).toContain(site.place);
    expect(contact).toContain(site.mail);
    expect(contact).toContain(new URL(site.website).host);
    const links = (await part('word/_rels/document.xml.rels')).documentElement.innerHTML;
    for (const link of [`mailto:${site.mail}`, site.website]) expect(links).toContain(link);
    const footer = await part('word/footer1.xml');
    expect(footer.documentElement.textContent).toContain(site.mail);
  });

  it('names the clients of the case studies', () => {
    const said = (words.documentElement.textContent ?? '').toLowerCase();
    for (const { client } of cases.studies) expect(said).toContain(client.toLowerCase());
  });

  it('uses US Letter, and links to the location', async () => {
    const size = words.getElementsByTagName('w:pgSz')[0];
    expect([size?.getAttribute('w:w'), size?.getAttribute('w:h')]).toEqual(['12240', '15840']);
    const links = (await part('word/_rels/document.xml.rels')).documentElement.innerHTML;
    expect(links).toContain(mapUrlOf(site.place).replaceAll('&', '&amp;'));
  });
});
