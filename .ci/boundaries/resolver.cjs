/*
 * Tells eslint-plugin-boundaries which file an import means. Relative paths and what the workspace's
 * own libraries export become paths; everything else stays a package. Whether the file exists is the
 * compiler's business.
 */
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Each line of a library's `exports`: how an import of it looks, and the file that it means. */
const faces = ['libs/contracts', 'libs/ui'].flatMap((folder) => {
  const { name, exports: face } = require(path.join(root, folder, 'package.json'));
  return Object.entries(face).map(([key, target]) => ({
    pattern: new RegExp(`^${name}${key.slice(1).replaceAll('.', '\\.').replace('*', '(.+)')}$`),
    file: path.join(root, folder, target),
  }));
});

function ownLibrary(specifier) {
  const face = faces.find(({ pattern }) => pattern.test(specifier));
  return face?.file.replace('*', face.pattern.exec(specifier)[1]);
}

module.exports = {
  interfaceVersion: 2,
  resolve(specifier, importer) {
    const own = specifier.startsWith('.')
      ? path.resolve(path.dirname(importer), specifier)
      : ownLibrary(specifier);
    return own ? { found: true, path: own } : { found: false };
  },
};
