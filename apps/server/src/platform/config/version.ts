import packageFile from '../../../package.json' with { type: 'json' };

/** Of this release, such as 1.4.0: the tag that it was built from. */
export const VERSION = packageFile.version;
