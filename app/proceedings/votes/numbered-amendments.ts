import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type AmendmentName, amendmentsNamed } from './amendment-names.ts';
import { outcomeIn } from './outcome-patterns.ts';

/** A numbered amendment that is up: under its first name, and where it was taken up first. */
export type NumberedAmendment = Pick<AmendmentName, 'name' | 'number'> & { at: number };

/** In letters: what stands at the head of a sentence is what it is about. */
const head = 16;
const takesUp = pattern('i')`\b${phrases(String.raw`
  next(?: up)?
  first(?: up)?
  (?:begin|start)(?:ing)? with
  (?:turn|go|get|moving|going) (?:on )?to
  (?:we're|we are|now) (?:back )?(?:on|to|at)
  (?:brings|takes) us to
  we (?:now )?have
  take up
  consider
  (?:I|I'd|I'll|I will|to) move
  read
  you have
`)}(?: (?:is|we have|on|the|to|adopt(?:ion)?|passage|approval|of|proposed|item|with))*\W*$`;
/** 'The ordinance as amended', 'back on the main motion': the amendments are done with. */
const returns = pattern('i')`${phrases(String.raw`
  \b(?:main|original|underlying) (?:motion|question)\b
  \b(?:budget|ordinance|resolution|bill|legislation|plan|agenda)\b[^.?]{0,60}\bas amended\b
  \b(?:no|any) (?:more|other|further|additional) (?:\w+ )?(?:amendments|changes|budget actions)\b
  \b(?:next|agenda) item\b
  \badjourn
`)}`;
/** In sentences: how long an amendment is up that nobody names, and a series goes on without one. */
const reach = { unnamed: 150, series: 80 };
/** A single amendment is told by other words; a number makes sense among others. */
const fewest = 2;

/** The numbered amendment that is up at each sentence, where the record has a series of them. */
export function numberedAmendments(
  sentences: readonly SpokenSentence[],
): ReadonlyMap<number, NumberedAmendment> {
  const up = new Map<number, NumberedAmendment>();
  const known = new Map<string, NumberedAmendment>();
  let open: NumberedAmendment | null = null;
  let namedAt = 0;
  for (const { text, index } of sentences) {
    const inSeries = known.size > 0 && index - namedAt <= reach.series;
    const found = takenUpIn(text, inSeries, open);
    if (found) {
      open = known.get(found.number) ?? { ...found, at: index };
      known.set(found.number, open);
      namedAt = index;
    } else if (open && (returns.test(text) || index - namedAt > reach.unnamed)) open = null;
    if (!open) continue;
    up.set(index, open);
    if (outcomeIn(text)?.ruling === true) open = null;
  }
  return known.size < fewest ? new Map() : up;
}

/** The amendment that a sentence takes up or goes on with, and does not only compare or rule on. */
function takenUpIn(
  text: string,
  inSeries: boolean,
  open: NumberedAmendment | null,
): Pick<AmendmentName, 'name' | 'number'> | null {
  for (const { name, number, from } of amendmentsNamed(text, inSeries)) {
    const isTakenUp = takesUp.test(text.slice(0, from));
    const isHead = from <= head && (open === null || open.number === number);
    const isRuled = outcomeIn(text)?.ruling === true;
    if (isTakenUp || (isHead && !isRuled)) return { name, number };
  }
  return null;
}
