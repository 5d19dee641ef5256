import { setImmediate } from 'node:timers/promises';
import { judgeFitness } from '#app/checking/fitness/judge-fitness.ts';
import { SaidSoFar } from '#app/checking/fitness/said-twice.ts';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { writeSummaryMarkdown } from '../document/summary-markdown.ts';
import type { Draft, DraftOptions } from '../draft.ts';
import { Drafting } from './drafting.ts';

/**
 * The drafter that needs no key and no network: what code can tell truly it tells, and what people
 * said stands in their own words. The same record gives the same draft.
 */
export async function draftExtractively(
  transcript: Transcript,
  options: DraftOptions,
): Promise<Draft> {
  const report = (done: number, step: string) => options.onProgress?.({ done, step });
  report(0, 'Finding what was taken up');
  const {
    cases,
    votes,
    notes,
    sentences: spoken,
    isWritten,
  } = readProceedings(transcript, options.agenda, {
    members: options.members,
    outline: options.outline,
  });
  await setImmediate();
  report(0.4, 'Choosing what was said');
  const { members } = options;
  const known = {
    titles: options.agenda?.map(({ title }) => title),
    members: members?.map(({ name }) => name),
    date: transcript.date,
  };
  const draft = new Drafting(transcript, { cases, votes, spoken, isWritten, known, members });
  await draft.readCandidates();
  const drafted = await draft.write(options.words, report);
  report(0.98, 'Writing the summary');
  // Counted, placed or quoted: nothing of it is a comparison of words that could fail.
  const said = new SaidSoFar();
  const sentences = drafted.map((sentence) => {
    const unfit = judgeFitness(sentence.text, { ...known, before: said.before(sentence.section) });
    said.add(sentence);
    return {
      ...sentence,
      verdict: 'supported' as const,
      doubts: [],
      evidence: [],
      judgement: null,
      unfit,
    };
  });
  const markdown = writeSummaryMarkdown({ cases, sentences, transcript });
  report(1, 'Done');
  return { cases, votes, sentences, markdown, notes };
}
