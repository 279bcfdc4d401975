/** Whether version `version`, such as 1.10.0, is newer than `than`. */
export function isNewer(version: string, than: string): boolean {
  const [ours, theirs] = [than, version].map((text) => text.split('.').map(Number));
  const differing = theirs!.findIndex((part, index) => part !== ours![index]);
  return differing >= 0 && theirs![differing]! > ours![differing]!;
}
