import type { ContentBuild, ContentChanges } from '@polaris/contracts';
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
import { type PartName, contentParts } from './parts.ts';

/** The content as the server uses it, which stores the owner's changes. */
export const contentBuild: ContentBuild = {
  parts: partNames.map((name) => {
    const { title, about, path } = contentParts[name];
    return { name, title, about, path };
  }),
  ownerOf: (changes) => {
    const { owner, brand, replyTime } = readContent(changes).content.site;
    return { name: owner, isInvented: owner === defaultContent.site.owner, brand, replyTime };
  },
  isDemo: (changes) => readContent(changes).content.site.isDemo,
  read: (name, changes) => (isPartName(name) ? readPart(name, changes) : undefined),
  check: (name, value, changes) =>
    isPartName(name)
      ? checkPart(name, value, changes)
      : { ok: false, problems: [{ path: '', message: 'There is no such part.' }] },
  resume: async (changes) => {
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
