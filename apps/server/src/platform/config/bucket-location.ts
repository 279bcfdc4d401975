export interface BucketLocation {
  /** The address of the bucket, path style, as in `https://s3.example.com/backups`. */
  url: string;
  /** Ends with a slash; empty at the top of the bucket. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const USUAL_REGION = 'us-east-1';

/** Reads `https://KEY:SECRET@host/bucket/folder?region=eu-central-1`; undefined when a part is missing. */
export function bucketLocation(address: string): BucketLocation | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hash) return undefined;
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  if (!bucket || !url.username || !url.password) return undefined;
  try {
    return {
      url: `${url.origin}/${bucket}`,
      folder: folders.map((name) => `${decodeURIComponent(name)}/`).join(''),
      region: url.searchParams.get('region') || USUAL_REGION,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return undefined;
  }
}
