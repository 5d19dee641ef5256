import { setImmediate } from 'node:timers/promises';
import { findAgendaItems } from '#app/proceedings/items/agenda-items.ts';
import { findVotes } from '#app/proceedings/votes/votes.ts';
import { writeSummaryMarkdown } from '../document/summary-markdown.ts';
import type { Drafter } from '../draft.ts';
import { Drafting } from './drafting.ts';

/**
 * The drafter that needs no key and no network: the record's own sentences, made readable, chosen
 * by what they weigh. The same record gives the same draft. A sentence that does not pass the check
 * against its citations is not used, so every sentence of the draft is supported.
 */
export const draftExtractively: Drafter = async (transcript, options) => {
  const report = (done: number, step: string) => options.onProgress?.({ done, step });
  report(0, 'Finding the agenda items');
  const items = findAgendaItems(transcript, options.agenda);
  await setImmediate();
  report(0.2, 'Counting votes');
  const votes = findVotes(transcript, items);
  await setImmediate();
  report(0.4, 'Choosing sentences');
  const draft = new Drafting(transcript, items, votes);
  await draft.readCandidates();
  const sentences = await draft.write(options.words, report);
  report(0.98, 'Writing the summary');
  const markdown = writeSummaryMarkdown({ items, votes, sentences, transcript });
  report(1, 'Done');
  return { items, votes, sentences, markdown };
};
