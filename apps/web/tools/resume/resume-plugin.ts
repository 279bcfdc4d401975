import type { Plugin } from 'vite';
import { defaultContent } from '../../content/content.ts';
import { builtResumeFile } from '../../content/resume.ts';
import { resumeDocument } from './resume-document.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Emits the document as a file of the build, or generates it on request in development. */
export function resumeFile(): Plugin {
  return {
    name: 'polaris:resume',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await resumeDocument(defaultContent);
      this.emitFile({ type: 'asset', fileName: builtResumeFile.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use(builtResumeFile, (_request, response, next) => {
        resumeDocument(defaultContent).then(
          (document) => response.setHeader('content-type', TYPE).end(document),
          next,
        );
      });
    },
  };
}
