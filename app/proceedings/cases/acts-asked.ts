import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { Vote } from '../vote.ts';
import { saysNothing } from '../votes/vote-subject.ts';
import type { FoundCase } from './found-case.ts';
import { numbersOfPapers } from './numbers-of-papers.ts';

/** 'Accept public input regarding application SA-1', 'Public hearing': where people are heard, and what is then voted on is another paper. */
export const hears =
  /^(?:(?:accept|receive|hear|take|hold|conduct|open)\w* .{0,30}?\b(?:public )?(?:input|comments?|testimony|hearing)\b|public hearing\b)/i;
/** 'Consider Ordinance 26-13, Vacate Lots 1-9' */
const asks =
  /^(?:(?:consider|adopt|approve|pass)(?:ation)? (?:of )?)(?:the )?(?<paper>(?:ordinance|resolution|bill)s? (?:(?:no\.?|number) ?)?[\w.-]*\d[\w.-]*)[,:]? *(?<does>.*?)[.\s]*$/i;

/** Votes below a hearing with the paper that the agenda asks to adopt there, where their motion is on it or says no more than that. */
export function withActsAsked(
  votes: readonly Vote[],
  cases: readonly FoundCase[],
  agenda: readonly AgendaEntry[],
): Vote[] {
  return votes.map((vote) => {
    const entry = agenda[cases[vote.item ?? -1]?.entry ?? -1];
    if (vote.kind !== 'main' || !entry || !hears.test(entry.title)) return vote;
    const { paper, does = '' } = asks.exec(entry.recommendation ?? '')?.groups ?? {};
    if (paper === undefined) return vote;
    const said = numbersOfPapers(vote.motion);
    const isOnIt = said.some((number) => numbersOfPapers(paper).includes(number));
    if (!isOnIt && !saysNothing(vote.motion) && vote.motion !== entry.title) return vote;
    return { ...vote, subject: does === '' ? paper : `${paper}: ${does}` };
  });
}
