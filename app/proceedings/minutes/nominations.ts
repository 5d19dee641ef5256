import type { MinutesVote } from './minutes-vote.ts';
import { touch } from './open-vote.ts';
import { electionIn, nominationIn } from './written-election.ts';
import { seconderIn } from './written-people.ts';

type MakeVote = (motion: string, mover: string | null) => MinutesVote;

/** Who was nominated, until somebody is elected. */
export class Nominations {
  #nominated: MinutesVote[] = [];

  /** 'Ms. Boyle nominated Mr. Krantz. Mr. Ito seconded.' */
  hear(sentence: string, at: number, vote: MakeVote): void {
    const nominated = nominationIn(sentence);
    if (nominated) {
      const { matter, mover } = nominated;
      const isKnown = this.#nominated.some(({ motion }) => motion === matter);
      if (!isKnown) this.#nominated.push(vote(matter, mover));
      return;
    }
    const nominee = this.#nominated.at(-1);
    if (!nominee || nominee.seconder !== null) return;
    nominee.seconder = seconderIn(sentence);
    if (nominee.seconder !== null) touch(nominee, at);
  }

  /** Who was elected, by the sentence that says so; null where it does not, or others elected them. */
  elected(sentence: string, title: string, vote: MakeVote): MinutesVote | null {
    const matter = electionIn(sentence);
    if (matter === null) return null;
    const [, name = ''] = /^elect (.+) as /.exec(matter) ?? [];
    const nominee = this.#nominated.find(({ motion }) => motion.startsWith(`elect ${name}`));
    if (!nominee && !chosen.test(sentence) && !elections.test(title)) return null;
    this.#nominated = [];
    return { ...(nominee ?? vote(matter, null)), motion: matter, outcome: 'adopted' };
  }
}

const chosen = /\b(?:acclamation|unanim|ballot|votes?)/i;
const elections = /\b(?:elect|officers|reorgani|appoint|nominat)/i;
