import { asWholeWord } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, rulingOf } from './ballot.ts';
import { forWhat, nominationIn } from './nomination-patterns.ts';
import { seatOffices, unmoved } from './seat-offices.ts';

/** Who was named for a seat, as a motion, and by which word questions and rulings name them; the office, where it was said. */
type Nominee = { motion: string; surname: string; office: string | null; at: number };
/** Votes on one seat: each with the nominee whom its question names. */
type Contest = { nominees: Nominee[]; votes: { at: number; nominee: Nominee | null }[] };

/** In sentences: behind the last question it is said so soon who has the seat; behind a name, that it is declined. */
const within = { ruled: 12, declined: 2 };
const fewest = 2;

/**
 * Votes on an office for which several were named: each is on the one whom its question names, whoever was named
 * last, and is carried by the one of whom it is said, or whom most were counted for.
 */
export function withNominees(
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Ballot[] {
  const settled = [...ballots];
  for (const { nominees, votes } of contestsOf(ballots, sentences)) {
    if (nominees.length < fewest || !isOneOffice(nominees)) continue;
    const winner = winnerOf({ nominees, votes }, ballots, sentences);
    for (const { at, nominee } of withWinner(votes, winner)) {
      const ballot = ballots[at];
      if (!ballot) continue;
      if (nominee === null) {
        settled[at] = { ...ballot, ...unmoved, motion: null, motionAt: [], outcome: null };
        continue;
      }
      const isOwn = ballot.motion === nominee.motion;
      settled[at] = {
        ...ballot,
        ...(isOwn ? {} : unmoved),
        motion: nominee.motion,
        motionAt: [nominee.at],
        subject: null,
        // Where nobody says who has the seat, what was ruled on this one stays.
        outcome: winner === null ? ballot.outcome : winner === nominee ? 'adopted' : 'rejected',
      };
    }
  }
  return settled;
}

/** Not 'chair' and 'vice chair', nor the seats of a board. */
function isOneOffice(nominees: readonly Nominee[]): boolean {
  const named = new Set(nominees.flatMap(({ office }) => office ?? []));
  return named.size <= 1 && [...named].every((office) => isOffice.test(office));
}
const isOffice = new RegExp(`^(?:${seatOffices})$`, 'i');

/** The count of whoever was named last may stand for several questions: it is the winner's, where no other is. */
function withWinner(votes: Contest['votes'], winner: Nominee | null): Contest['votes'] {
  const last = votes.at(-1);
  if (winner === null || !last || votes.some(({ nominee }) => nominee === winner)) return votes;
  return [...votes.slice(0, -1), { ...last, nominee: winner }];
}

/** What is voted on between one round of nominations and the next, or another matter. */
function contestsOf(ballots: readonly Ballot[], sentences: readonly SpokenSentence[]): Contest[] {
  const contests: Contest[] = [];
  let open: Contest | null = null;
  let heardTo = -1;
  for (const [at, ballot] of ballots.entries()) {
    const asked = ballot.questionAt ?? ballot.rollAt ?? rulingOf(ballot);
    const named = nomineesIn(sentences, { from: heardTo + 1, to: asked });
    heardTo = Math.max(heardTo, asked);
    if (named.length > 0) {
      open = { nominees: named, votes: [] };
      contests.push(open);
    }
    const question = sentences[asked]?.text ?? '';
    const nominee = open?.nominees.find(({ surname }) => isNamed(question, surname)) ?? null;
    if (!isOnSeat(ballot, open?.nominees ?? [])) open = null;
    open?.votes.push({ at, nominee });
  }
  return contests;
}

/** In words: a name, and no matter of its own. */
const longestName = 4;
function isOnSeat({ motion }: Ballot, nominees: readonly Nominee[]): boolean {
  if (motion === null || /^nominate /i.test(motion)) return true;
  const isShort = motion.split(/\s+/).length <= longestName;
  return isShort && nominees.some(({ surname }) => isNamed(motion, surname));
}

const name = String.raw`(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’-]*)*`;
const lowerName = String.raw`\p{L}+ \p{L}+(?= (?:for|as|to be)\b)`;
/** 'Nominate Mr. Dana Hale for the office of chair': the name, and for what. */
const nominated = new RegExp(
  `^nominate (?<name>${name}|${lowerName})(?:,? ${forWhat}(?<office>[^,.;]+))?`,
  'u',
);
const declines = /\bI (?:would |will |must |have to )?(?:respectfully )?(?:decline|withdraw)\b/i;

function nomineesIn(
  sentences: readonly SpokenSentence[],
  { from, to }: { from: number; to: number },
): Nominee[] {
  const nominees = sentences.slice(from, to + 1).flatMap(({ text, index }) => {
    const motion = nominationIn(text);
    const { name: who, office = null } = nominated.exec(motion ?? '')?.groups ?? {};
    const surname = who?.split(' ').at(-1);
    const after = sentences.slice(index + 1, index + 1 + within.declined);
    if (motion === null || surname === undefined || after.some((said) => declines.test(said.text)))
      return [];
    return [{ motion, surname, office: office?.trim() ?? null, at: index }];
  });
  return nominees.filter(
    ({ surname }, at) => nominees.findIndex((other) => other.surname === surname) === at,
  );
}

const isNamed = (text: string, surname: string) =>
  new RegExp(asWholeWord(surname), 'iu').test(text);

function winnerOf(
  { nominees, votes }: Contest,
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Nominee | null {
  if (votes.length === 0) return null;
  const from = Math.max(
    ...votes.map(({ at }) => ballots[at]?.questionAt ?? ballots[at]?.lastAt ?? 0),
  );
  const said = sentences.slice(from, from + within.ruled + 1).map(({ text }) => text);
  const told = nominees.filter(({ surname }) => said.some((text) => hasSeat(text, surname)));
  const counted = votes.map(({ at, nominee }) => ({
    nominee,
    yes: ballots[at]?.tally?.yes ?? null,
  }));
  const isCounted = counted.length > 1 && counted.every(({ yes }) => yes !== null);
  const most = Math.max(...counted.map(({ yes }) => yes ?? 0));
  const first = counted.filter(({ yes }) => yes === most);
  const ahead = isCounted && first.length === 1 ? (first[0]?.nominee ?? null) : null;
  if (told.length === 0) return ahead;
  // A count that speaks against what was said is for an editor.
  const [only = null] = told;
  return told.length > 1 || (ahead !== null && ahead !== only) ? null : only;
}

const article = '(?:(?:the|our|your|now|hereby|duly) )*(?:new )?';
/** 'Mr. Ortiz is the vice chair', 'congratulations, Ms. Hale', 'our new chair is Dana Hale', 'Ortiz has it'. */
const hasSeat = (text: string, surname: string) =>
  new RegExp(
    [
      String.raw`${asWholeWord(surname)},? (?:is|will be|becomes|has been) ${article}(?:${seatOffices}|elected|chosen)\b`,
      String.raw`${asWholeWord(surname)},? (?:has it|wins)\b`,
      String.raw`\bcongratulations\b[^.;?!]{0,40}${asWholeWord(surname)}`,
      String.raw`\b(?:${seatOffices}) (?:is|will be) [^.;?!]{0,20}${asWholeWord(surname)}`,
    ].join('|'),
    'iu',
  ).test(text);
