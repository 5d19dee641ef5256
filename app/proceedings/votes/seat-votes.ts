import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, rulingOf } from './ballot.ts';
import { nominationIn } from './nomination-patterns.ts';

/** Who was named for a seat, as a motion, and by which word questions and rulings name them. */
type Nominee = { motion: string; surname: string; at: number };
/** Votes on one seat: each with the nominee whom its question names. */
type Contest = { nominees: Nominee[]; votes: { at: number; nominee: Nominee | null }[] };

/** In sentences: behind the last question it is said so soon who has the seat. */
const ruledWithin = 12;
const fewest = 2;

/**
 * Votes on a seat for which several were named: each is on the one whom its question names, whoever was named
 * last, and is carried by the one of whom it is said, or whom most were counted for.
 */
export function withNominees(
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Ballot[] {
  const settled = [...ballots];
  for (const { nominees, votes } of contestsOf(ballots, sentences)) {
    if (nominees.length < fewest) continue;
    const winner = winnerOf({ nominees, votes }, ballots, sentences);
    for (const { at, nominee } of withWinner(votes, winner)) {
      const ballot = ballots[at];
      if (!ballot) continue;
      if (nominee === null) {
        settled[at] = { ...ballot, ...noPeople, motion: null, motionAt: [], outcome: null };
        continue;
      }
      const isOwn = ballot.motion === nominee.motion;
      settled[at] = {
        ...ballot,
        ...(isOwn ? {} : noPeople),
        motion: nominee.motion,
        motionAt: [nominee.at],
        subject: null,
        outcome: winner === null ? null : winner === nominee ? 'adopted' : 'rejected',
      };
    }
  }
  return settled;
}

/** The count of whoever was named last may stand for several questions: it is the winner's, where no other is. */
function withWinner(votes: Contest['votes'], winner: Nominee | null): Contest['votes'] {
  const last = votes.at(-1);
  if (winner === null || !last || votes.some(({ nominee }) => nominee === winner)) return votes;
  return [...votes.slice(0, -1), { ...last, nominee: winner }];
}

const noPeople = { mover: null, moverAt: null, seconder: null, seconderAt: null };

/** What is voted on between one round of nominations and the next. */
function contestsOf(ballots: readonly Ballot[], sentences: readonly SpokenSentence[]): Contest[] {
  const contests: Contest[] = [];
  let heardTo = -1;
  for (const [at, ballot] of ballots.entries()) {
    const asked = ballot.questionAt ?? ballot.rollAt ?? rulingOf(ballot);
    const named = nomineesIn(sentences.slice(heardTo + 1, asked + 1));
    heardTo = Math.max(heardTo, asked);
    const open = named.length > 0 ? { nominees: named, votes: [] } : contests.at(-1);
    if (!open) continue;
    if (named.length > 0) contests.push(open);
    const question = sentences[asked]?.text ?? '';
    const nominee = open.nominees.find(({ surname }) => names(question, surname)) ?? null;
    const isOnSeat = nominee !== null || ballot.motion?.startsWith('nominate ') === true;
    if (isOnSeat) open.votes.push({ at, nominee });
  }
  return contests;
}

function nomineesIn(sentences: readonly SpokenSentence[]): Nominee[] {
  const nominees = sentences.flatMap(({ text, index }) => {
    const motion = nominationIn(text);
    const surname = motion === null ? undefined : nominated.exec(motion)?.[1]?.split(' ').at(-1);
    return motion === null || surname === undefined ? [] : [{ motion, surname, at: index }];
  });
  return nominees.filter(
    ({ surname }, at) => nominees.findIndex((other) => other.surname === surname) === at,
  );
}

/** 'Nominate Mr. Dana Hale for chair': the name. */
const nominated =
  /^nominate ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]*)*|\p{L}+ \p{L}+(?= (?:for|as|to be)\b))/u;

const names = (text: string, surname: string) =>
  new RegExp(`(?<!\\p{L})${surname}(?!\\p{L})`, 'iu').test(text);

function winnerOf(
  { nominees, votes }: Contest,
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Nominee | null {
  const asked = votes.map(({ at }) => ballots[at]?.questionAt ?? ballots[at]?.lastAt ?? 0);
  const [from, to] = [Math.min(...asked), Math.max(...asked) + ruledWithin];
  const said = sentences.slice(from, to + 1).map(({ text }) => text);
  const told = nominees.filter(({ surname }) => said.some((text) => hasSeat(text, surname)));
  if (told.length > 0) return told.length === 1 ? (told[0] ?? null) : null;
  const counted = votes.map(({ at, nominee }) => ({
    nominee,
    yes: ballots[at]?.tally?.yes ?? null,
  }));
  const most = Math.max(...counted.map(({ yes }) => yes ?? 0));
  const first = counted.filter(({ yes }) => yes === most);
  return counted.length > 1 && counted.every(({ yes }) => yes !== null) && first.length === 1
    ? (first[0]?.nominee ?? null)
    : null;
}

const whoHas = String.raw`,? (?:is|will be|becomes|has been|wins|has it)\b(?! (?:also|nominated|another|a (?:good|great)))`;
const office = String.raw`(?:chair\w*|president|secretary|treasurer|clerk|mayor|pro tem) (?:is|will be) [^.;?!]{0,20}`;
/** 'Mr. Ortiz is the vice chair', 'congratulations, Ms. Hale', 'our new chair is Dana Hale', 'Ortiz has it'. */
const hasSeat = (text: string, surname: string) =>
  new RegExp(
    `${surname}${whoHas}|congratulations\\b[^.;?!]{0,40}\\b${surname}\\b|${office}${surname}`,
    'iu',
  ).test(text);
