const PATIENCE_MS = 10_000;

interface Found {
  version: string | null;
  /** In a sentence, where there is no version. */
  failure: string | null;
}

/**
 * The newest version by the address of its page, which `<releases>/latest` redirects to: GitHub does, and so do
 * Gitea and Forgejo. Nothing about this server is sent, and the redirect is not followed.
 * https://docs.github.com/en/repositories/releasing-projects-on-github/linking-to-releases
 */
export async function newestRelease(releases: string): Promise<Found> {
  const failed = (failure: string): Found => ({ version: null, failure });
  const { host } = new URL(releases);
  try {
    const { status, headers, body } = await fetch(`${releases}/latest`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body?.cancel();
    const [, version] =
      /\/tag\/v?(\d{1,5}\.\d{1,5}\.\d{1,5})$/.exec(headers.get('location') ?? '') ?? [];
    if (status >= 300 && status < 400 && version) return { version, failure: null };
    return failed(`${host} did not say which version is the newest (${status}).`);
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    return failed(`${host} ${isLate ? 'did not answer in time' : 'could not be reached'}.`);
  }
}
