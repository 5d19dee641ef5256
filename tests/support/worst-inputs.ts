/** Minutes nearly as long as they may be, with a motion in every fourth paragraph. */
export function longMinutes(characters = 590_000): string {
  let text = 'Minutes of the City Council\n\nMarch 10, 2026\n\n';
  for (let item = 1; text.length < characters; item += 1) text += `${motionOf(item)}\n\n`;
  return text;
}

const motionOf = (item: number) =>
  [
    `${item}. Lease of the building at ${item} Main Street with the Harbor Society\n\n`,
    `Councilmember Hale moved to approve Ordinance 26-${item} for the lease of parcel ${item} `,
    'on Main Street, seconded by Councilmember Brandt. The motion carried 4-1. ',
    'Ayes: Hale, Brandt, Ortiz, Lindqvist. Nays: Dupont.\n\n',
    'Staff presented the report and described the condition of the building, and members asked ',
    'several questions about parking, hours and the cost of repairs over the term of the lease.',
  ].join('');

/** A record in WebVTT with a cue every four seconds. */
export function longRecord(hours: number): Uint8Array {
  const cues = Array.from({ length: hours * 900 }, (_, at) => {
    const [from, to] = [at * 4, at * 4 + 4].map(stamp);
    return `${from} --> ${to}\n<v ${at % 8 < 4 ? 'Chair Hale' : 'Director Osei'}>The council heard about parking at ${at} Main Street, and what residents asked for there.`;
  });
  return new TextEncoder().encode(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}

const stamp = (seconds: number) =>
  `${[Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => `${part}`.padStart(2, '0'))
    .join(':')}.000`;

/** A draft of so many sentences; two with other rents have none in common. */
export function longDraft(sentences: number, rent: number): string {
  const lines = Array.from(
    { length: sentences },
    (_, at) =>
      `- The council approved lease ${at} with the Harbor Society for ${at + rent} dollars a year. [0:05](#s${at})`,
  );
  return `## In short\n\n${lines.join('\n')}\n`;
}
