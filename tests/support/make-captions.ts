/** A caption of a fixture: when it begins, in seconds, and what is said; two seconds long. */
export type FixtureCaption = [start: number, text: string];

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const stamp = (seconds: number) =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)},000`;

/** The bytes of captions in SRT. */
export function makeCaptions(captions: FixtureCaption[]): Uint8Array {
  const cues = captions.map(
    ([start, text], index) => `${index + 1}\n${stamp(start)} --> ${stamp(start + 2)}\n${text}\n`,
  );
  return new TextEncoder().encode(cues.join('\n'));
}

const spoken = [
  'We have a report from the harbor office on the east pier.',
  'Thank you, and I would like to know what the repairs cost.',
  'The estimate we have is two hundred thousand dollars.',
  'I move that we accept the report as it was presented.',
  'Is there a second, and is there any discussion on it?',
  'All those in favor say aye, and the motion carries.',
];
export const opening = 'Good evening, I call this meeting of the council to order.';
export const closing = 'With no further business before us this meeting is adjourned.';

/** What is said in a meeting of so many captions, five seconds apart, without opening and closing. */
export function spokenCaptions(count: number, from = 0): FixtureCaption[] {
  return Array.from({ length: count }, (_, index) => [
    from + index * 5,
    `${spoken[index % spoken.length]}`.replace('.', ` in year ${index}.`),
  ]);
}

/** The captions of a sound meeting. */
export function soundCaptions(): FixtureCaption[] {
  return [[0, opening], ...spokenCaptions(40, 5), [205, closing]];
}
