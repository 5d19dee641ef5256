export type HeardAs = { voice: string; name: string };

/**
 * Whose each voice is: it is heard under one name so many times and in such a share of all times, and hardly another
 * voice is heard under that name. A voice that was heard so once may be another's; and of so many some are misheard.
 */
export function sureVoices(
  heard: readonly HeardAs[],
  { fewest, share }: { fewest: number; share: number },
): Map<string, string> {
  const known = new Map<string, string>();
  for (const [voice, own] of Map.groupBy(heard, (one) => one.voice)) {
    const [most = []] = [...Map.groupBy(own, ({ name }) => name).values()].toSorted(
      (one, other) => other.length - one.length,
    );
    const name = most[0]?.name;
    if (name === undefined || most.length < fewest) continue;
    const toName = heard.filter((one) => one.name === name).length;
    if (most.length >= share * Math.max(own.length, toName)) known.set(voice, name);
  }
  return known;
}
