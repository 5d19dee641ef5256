import { textOf } from '#app/meetings/summary-document/phrase.ts';
import { readLines } from '#app/meetings/summary-document/read-lines.ts';
import { caseOutcomes } from '../account/case-outcome.ts';
import { tallyOf } from '../account/vote-words.ts';
import { caseHeading } from '../document/summary-markdown.ts';
import { casesDecidedBy, decidingVote } from '../votes-of-cases.ts';
import type { MeetingFacts } from './meeting-facts.server.ts';

/** The markdown with what became of each case under its heading: '*Adopted, 7 to 1*'. */
export function withOutcomes(markdown: string, facts: MeetingFacts | null): string {
  if (!facts) return markdown;
  const outcomes = outcomesOf(facts);
  let written = '';
  let at = 0;
  for (const { kind, phrases, to } of readLines(markdown)) {
    const heading = kind === 'heading' ? phrases.map(textOf).join('') : null;
    const outcome = heading === null ? undefined : outcomes.get(heading);
    if (heading === null || outcome === undefined) continue;
    outcomes.delete(heading);
    written += `${markdown.slice(at, to)}\n\n*${outcome}*`;
    at = to;
  }
  return written + markdown.slice(at);
}

function outcomesOf({ cases, decisions }: MeetingFacts): Map<string, string> {
  const outcomeOf = caseOutcomes(cases);
  return new Map(
    cases.flatMap((row): [string, string][] => {
      const votes = decisions.filter((vote) => casesDecidedBy(vote).includes(row.index));
      const outcome = outcomeOf(row, votes);
      if (!outcome) return [];
      const last = decidingVote(votes);
      const tally = last ? tallyOf(last) : null;
      return [[caseHeading(row), tally ? `${outcome.words}, ${tally}` : outcome.words]];
    }),
  );
}
