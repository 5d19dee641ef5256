import {
  type ReadSentence,
  readSummaryMarkdown,
} from '#app/meetings/summary-document/read-summary-markdown.ts';
import { nameInLabel, placeLabels, quotationIn, saidAnywhere } from '../quotation-in.ts';

/**
 * The text after an edit, in which words that stand without a label still follow the one they were led in by
 * (`In discussion: “…” “…”`): where it went, they have it themselves, and what now follows its like has none.
 */
export function keepLeadIns(before: string, after: string): string {
  const { ledBy, repeated } = readLeadIns(before);
  const edits: { at: number; gone: number; come: string }[] = [];
  for (const own of underOneHeading(after)) {
    let running: string | null = null;
    for (const sentence of own) {
      const quotation = quotationIn(sentence.text);
      if (!quotation) continue;
      const lead = leadOf(quotation.who);
      const key = keyOf(sentence);
      if (quotation.who === null) {
        const wanted = ledBy.get(key) ?? null;
        if (wanted === null || wanted === running) continue;
        edits.push({ at: sentence.from, gone: 0, come: `${wanted}: ` });
        running = wanted;
      } else {
        const written = `${lead}: `;
        const isWritten = after.startsWith(written, sentence.from);
        if (lead !== null && lead === running && isWritten && !repeated.has(key)) {
          edits.push({ at: sentence.from, gone: written.length, come: '' });
        }
        running = lead;
      }
    }
  }
  return edits
    .toReversed()
    .reduce((text, { at, gone, come }) => text.slice(0, at) + come + text.slice(at + gone), after);
}

/** By what each quotation without a label is led in, and which have the label of the one before them. */
function readLeadIns(markdown: string) {
  const ledBy = new Map<string, string>();
  const repeated = new Set<string>();
  for (const own of underOneHeading(markdown)) {
    let running: string | null = null;
    for (const sentence of own) {
      const quotation = quotationIn(sentence.text);
      if (!quotation) continue;
      const lead = leadOf(quotation.who);
      if (quotation.who !== null) {
        if (lead !== null && lead === running) repeated.add(keyOf(sentence));
        running = lead;
      } else if (running !== null) ledBy.set(keyOf(sentence), running);
    }
  }
  return { ledBy, repeated };
}

const ofMotions: readonly string[] = [placeLabels.motion, placeLabels.amendment];

/** The label where it leads in what follows it too: a person, and a motion, is named with each of their words. */
const leadOf = (who: string | null): string | null =>
  who === null || nameInLabel(who) !== null || ofMotions.includes(who) ? null : who;

const keyOf = ({ text, citations }: ReadSentence) =>
  JSON.stringify([saidAnywhere(text), citations]);

function underOneHeading(markdown: string): ReadSentence[][] {
  const groups: ReadSentence[][] = [];
  for (const sentence of readSummaryMarkdown(markdown)) {
    const open = groups.at(-1);
    const [first] = open ?? [];
    const isSame = first?.section === sentence.section && first.heading === sentence.heading;
    if (open && isSame) open.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}
