import type { Plugin } from 'vite';
import { resume } from '../../content/resume.ts';
import { resumeDocument } from './resume-document.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Emits the document as a file of the build, or generates it on request in development. */
export function resumeFile(): Plugin {
  return {
    name: 'polaris:resume',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await resumeDocument();
      this.emitFile({ type: 'asset', fileName: resume.file.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use(resume.file, (_request, response, next) => {
        resumeDocument().then(
          (document) => response.setHeader('content-type', TYPE).end(document),
          next,
        );
      });
    },
  };
}
