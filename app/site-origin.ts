/** The site's address as root's loader tells it; unknown when that loader failed. */
export function siteOrigin(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof root !== 'object' || root === null || !('origin' in root)) return undefined;
  return typeof root.origin === 'string' ? root.origin : undefined;
}
