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
  const ledBy = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { key, isLabelled, lead, leadBefore } of quotationsWithLeads(before)) {
    if (lead === null) continue;
    if (!isLabelled) ledBy.set(key, lead);
    else if (lead === leadBefore) repeated.add(key);
  }
  return quotationsWithLeads(after, ledBy)
    .toReversed()
    .reduce((text, { from, key, isLabelled, lead, leadBefore }) => {
      if (lead === null) return text;
      const label = `${lead}: `;
      const [kept, rest] = [text.slice(0, from), text.slice(from)];
      if (!isLabelled) return lead === leadBefore ? text : kept + label + rest;
      const isAgain = lead === leadBefore && rest.startsWith(label) && !repeated.has(key);
      return isAgain ? kept + rest.slice(label.length) : text;
    }, after);
}

type Quotation = {
  /** Where its sentence begins. */
  from: number;
  key: string;
  isLabelled: boolean;
  /** What it is led in by, and what the quotation before it under the same heading is. */
  lead: string | null;
  leadBefore: string | null;
};

/** @param ledBy what leads in those without a label, where it is not just what leads in the one before them */
function quotationsWithLeads(
  markdown: string,
  ledBy: ReadonlyMap<string, string> = new Map(),
): Quotation[] {
  let before: ReadSentence | null = null;
  let running: string | null = null;
  return readSummaryMarkdown(markdown).flatMap((sentence) => {
    const { section, heading, from } = sentence;
    if (before?.section !== section || before.heading !== heading) running = null;
    before = sentence;
    const quotation = quotationIn(sentence.text);
    if (!quotation) return [];
    const key = keyOf(sentence);
    const isLabelled = quotation.who !== null;
    const leadBefore = running;
    running = isLabelled ? leadOf(quotation.who) : (ledBy.get(key) ?? running);
    return [{ from, key, isLabelled, lead: running, leadBefore }];
  });
}

const ofMotions: readonly string[] = [placeLabels.motion, placeLabels.amendment];

/** The label where it leads in what follows it too: a person, and a motion, is named with each of their words. */
const leadOf = (who: string | null): string | null =>
  who === null || nameInLabel(who) !== null || ofMotions.includes(who) ? null : who;

const keyOf = ({ text, citations }: ReadSentence) =>
  JSON.stringify([saidAnywhere(text), citations]);
