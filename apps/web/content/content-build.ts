import type {
  CheckedPart,
  ContentBuild,
  ContentChanges,
  ContentProgress,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import {
  checkPart,
  defaultContent,
  defaultsOf,
  isPartName,
  partNames,
  readContent,
} from './content.ts';
import { fieldInfo } from './fields.ts';
import { type PartName, type SiteContent, contentParts } from './parts.ts';
import type { PortfolioPage } from './portfolio/portfolio.ts';

/** The content as the server uses it, which stores the owner's changes. */
export const contentBuild: ContentBuild = {
  parts: partNames.map((name) => {
    const { title, about, path } = contentParts[name];
    return { name, title, about, path };
  }),
  ownerOf: (changes) => {
    const { owner, brand, logo, replyTime } = readContent(changes).content.site;
    return { name: owner, isInvented: owner === defaultContent.site.owner, brand, logo, replyTime };
  },
  progressOf,
  read: (name, changes) => (isPartName(name) ? readPart(name, changes) : undefined),
  check: (name, value, changes) =>
    isPartName(name)
      ? checkName(name, checkPart(name, value, changes), value)
      : { ok: false, problems: [{ path: '', message: 'There is no such part.' }] },
  resume: async (changes) => {
    if (!isPageShown(readContent(changes).content, 'resume')) return undefined;
    // Loaded on demand: the library is large, and few owners change the document.
    const { resumeDocument } = await import('../tools/resume/resume-document.ts');
    return resumeDocument(readContent(changes).content);
  },
};

function readPart(name: PartName, changes: ContentChanges) {
  const { content, outdated } = readContent(changes);
  return {
    value: content[name],
    defaults: defaultsOf(name, changes),
    form: z.toJSONSchema(contentParts[name].schema, { metadata: fieldInfo, io: 'input' }),
    outdated: outdated[name] ?? [],
  };
}

const isPageShown = ({ portfolio }: SiteContent, name: PortfolioPage): boolean =>
  portfolio.items.some(({ page, shown }) => page === name && shown);

function progressOf(changes: ContentChanges): ContentProgress {
  const { content } = readContent(changes);
  const { site, about, cases, portfolio } = content;
  const hasWork = cases.studies.length > 0 || portfolio.items.some(({ shown }) => shown);
  return {
    words: !site.isDemo,
    work: !site.isDemo && about.chapters.length > 0 && hasWork,
    resume: !site.isDemo && changes.resume !== undefined && isPageShown(content, 'resume'),
  };
}

const INVENTED = 'Enter your own before you turn the demo notice off.';

/** Without the notice, visitors must not meet the invented person. Checked on saving only: stored texts stay. */
function checkName(name: PartName, checked: CheckedPart, value: unknown): CheckedPart {
  if (name !== 'site' || !checked.ok) return checked;
  const site = contentParts.site.schema.parse(value);
  const invented = (['owner', 'mail'] as const).filter(
    (field) => !site.isDemo && site[field] === defaultContent.site[field],
  );
  if (invented.length === 0) return checked;
  return { ok: false, problems: invented.map((path) => ({ path, message: INVENTED })) };
}
