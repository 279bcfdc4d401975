import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowedFrom, placeOf } from './boundaries.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each line of a library's `exports`: the import specifier, and the file that it resolves to. */
const libraryExports = ['libs/contracts', 'libs/ui'].flatMap((folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([key, target]) => ({
    pattern: new RegExp(`^${name}${key.slice(1).replaceAll('.', '\\.').replace('*', '(.+)')}$`),
    file: join(folder, target),
  }));
});

/** Resolves an import. Whether the file exists is up to the compiler. */
function targetOf(specifier, importer) {
  if (specifier.startsWith('.')) return placeOf(join(dirname(importer), specifier));
  const exported = libraryExports.find(({ pattern }) => pattern.test(specifier));
  if (exported)
    return placeOf(specifier.replace(exported.pattern, exported.file.replace('*', '$1')));
  if (isBuiltin(specifier)) return { node: true };
  return { package: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] };
}

/** The rules are in boundaries.js. */
export const imports = {
  createOnce(context) {
    let path;
    let isAllowed;
    const check = ({ type, source, importKind, exportKind }) => {
      if (typeof source?.value !== 'string') return;
      const typeOnly = type === 'TSImportType' || (importKind ?? exportKind) === 'type';
      if (!isAllowed({ ...targetOf(source.value, path), typeOnly }))
        context.report({
          node: source,
          message: `${path} may not import '${source.value}': see docs/imports.md.`,
        });
    };
    return {
      Program(node) {
        path = relative(root, context.filename).replaceAll(sep, '/');
        const place = placeOf(path);
        const isPlaced = place.element || place.categories.length > 0;
        isAllowed = isPlaced ? allowedFrom(place) : () => true;
        if (!isPlaced)
          context.report({
            node,
            message: `No rule of .ci/boundaries/boundaries.js names the place of ${path}.`,
          });
      },
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      CallExpression({ callee, arguments: [source] }) {
        if (callee.type === 'Identifier' && callee.name === 'require') check({ source });
      },
    };
  },
};
