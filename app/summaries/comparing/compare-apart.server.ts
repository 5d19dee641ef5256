import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { HeardVote } from '#app/proceedings/minutes/align-votes.ts';
import { type ComparedVote, compareMinutes } from '#app/proceedings/minutes/compare-minutes.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import { compareVersions, type SentenceDifference } from '../review/compare-versions.ts';
import { type Saved, type SpreadOfSave, spreadOfSave, type VoteWords } from '../review/spread.ts';

type OfMinutes = { written: readonly MinutesVote[]; heard: readonly HeardVote[] };
type OfVersions = { earlier: string; later: string };
export type ComparingTask = OfMinutes | OfVersions | Saved<VoteWords>;

/**
 * Minutes and votes of the longest meetings, 600 each, are compared in two to four seconds, drafts as
 * long as a form takes in five; a busy machine may need ten times that. The process is kept for
 * who goes on from one page of the desk to the next.
 */
const comparing: Program = {
  file: 'app/summaries/comparing/comparing-program.ts',
  seconds: 60,
  megabytes: 384,
  idleSeconds: 60,
  tooLong: 'The two texts take too long to compare, and were given up.',
  tooMuch: 'The two texts are too long to be compared in one piece.',
};

/** So much is compared in some milliseconds, and a process takes a quarter of a second to start. */
const few = { pairs: 1_000, characters: 6_000 };

/** `compareMinutes`, in a process of its own where it takes long. @throws AppError `unreadable` */
export function compareMinutesApart(task: OfMinutes): Promise<ComparedVote[]> {
  const { written, heard } = task;
  if (written.length * heard.length <= few.pairs) {
    return Promise.resolve(compareMinutes(written, heard));
  }
  return keptAnswer(task);
}

/** `compareVersions`, in a process of its own where it takes long. @throws AppError `unreadable` */
export async function compareVersionsApart(
  earlier: string,
  later: string,
): Promise<SentenceDifference[]> {
  if (earlier.length + later.length <= few.characters) return compareVersions(earlier, later);
  const task: OfVersions = { earlier, later };
  return runApart({ program: comparing, task });
}

/** `spreadOfSave`, in a process of its own where it takes long. @throws AppError `unreadable` */
export async function spreadOfSaveApart<V extends VoteWords>(
  saved: Saved<V>,
): Promise<SpreadOfSave> {
  const { before, after, now } = saved;
  const characters = [before, after, now].reduce((sum, { markdown }) => sum + markdown.length, 0);
  if (characters <= few.characters) return spreadOfSave(saved);
  return runApart({ program: comparing, task: saved });
}

/** Readers ask for the page of a meeting again and again, and its minutes stay as they are. */
const kept = new LRUCache<string, Promise<ComparedVote[]>>({ max: 50 });

function keptAnswer(task: OfMinutes): Promise<ComparedVote[]> {
  const name = hash('sha256', JSON.stringify(task));
  const known = kept.get(name);
  if (known) return known;
  const answer = runApart<OfMinutes, ComparedVote[]>({ program: comparing, task });
  kept.set(name, answer);
  answer.catch(() => kept.delete(name));
  return answer;
}
