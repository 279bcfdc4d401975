const PATIENCE_MS = 10_000;

interface Found {
  version: string | null;
  /** A sentence if no version was found. */
  failure: string | null;
}

/**
 * Reads the newest version from the redirect of `<releases>/latest` without following it. GitHub, Gitea and Forgejo
 * support it. Sends nothing about this server.
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
