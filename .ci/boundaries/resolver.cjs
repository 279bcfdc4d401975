/*
 * Tells eslint-plugin-boundaries which file an import means. Relative paths and the workspace's own
 * packages become paths; everything else stays a package. Whether the file exists is the compiler's
 * business.
 */
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const libraries = { contracts: 'libs/contracts/src', ui: 'libs/ui/src' };

function ownPackage(specifier) {
  const [, library, rest] = /^@polaris\/(contracts|ui)(?:\/(.+))?$/.exec(specifier) ?? [];
  return library && path.join(root, libraries[library], rest ?? '', rest ? '' : 'index.ts');
}

module.exports = {
  interfaceVersion: 2,
  resolve(specifier, importer) {
    const own = specifier.startsWith('.')
      ? path.resolve(path.dirname(importer), specifier)
      : ownPackage(specifier);
    return own ? { found: true, path: own } : { found: false };
  },
};
