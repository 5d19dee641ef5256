type Named = { designator: string | null; title: string };

/** Of a title, on a line of a list of choices. */
const mostLetters = 90;

/** What a case is called where it is chosen or pointed to. */
export function caseLabel({ designator, title }: Named): string {
  const words = [designator, title || 'An item without a title'].filter(Boolean).join(' ');
  return words.length <= mostLetters ? words : `${words.slice(0, mostLetters).trimEnd()} …`;
}

/** The cases of a draft to choose from, by their places counted from 1. */
export const caseOptions = (cases: readonly Named[]) => [
  { value: '', label: 'No case' },
  ...cases.map((one, place) => ({ value: String(place + 1), label: caseLabel(one) })),
];

/** A case as the choice holds it. */
export const choiceOf = (place: number | null) => (place === null ? '' : String(place + 1));

/** What is chosen for what many cases share. */
export const several = 'several';
