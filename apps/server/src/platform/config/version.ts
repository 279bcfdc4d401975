import packageFile from '../../../package.json' with { type: 'json' };

/** The version of this release, such as 1.4.0: the tag it was built from. */
export const VERSION = packageFile.version;
