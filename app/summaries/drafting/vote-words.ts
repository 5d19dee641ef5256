import { noResult } from '#app/checking/fitness/unannounced.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Vote } from '#app/proceedings/vote.ts';

/** A vote as code counted it, or as an editor left it. */
export type ToldVote = Vote & { editedAt?: Date | null };

/** How a vote went, in words that follow what was decided: ', 4 to 1 by roll call, on a motion by …'. */
export function howItWent(vote: ToldVote): string {
  const how = [tallyWords(vote), methodWords(vote)].filter((part) => part !== '').join(' ');
  return `${how && `, ${how}`}${peopleWords(vote)}${dissentWords(vote)}${unannounced(vote)}`;
}

/** Tally and dissent alone, for an account in one sentence. */
export function howItWentInShort(vote: ToldVote): string {
  const tally = tallyWords(vote);
  return `${tally && `, ${tally}`}${dissentWords(vote)}${unannounced(vote)}`;
}

const unannounced = ({ method, outcome }: Vote) => {
  if (method?.startsWith('unannounced')) return `; ${noResult}`;
  return outcome === null ? '; the record does not say how it ended' : '';
};

const fromRoll = ({ rollCall }: Vote, answer: string) =>
  rollCall.flatMap(({ name, vote }) => (vote === answer && isName(name) ? [name] : []));

/** 'Eight' and 'What' are of a roll that captions mixed up with its count. */
const isName = (name: string) => {
  const tokens = tokenize(name);
  return readNumbers(tokens).length === 0 && !tokens.every(({ word }) => isStopWord(word));
};

function tallyWords(vote: ToldVote): string {
  const { yes, no, abstain, outcome, editedAt = null } = vote;
  // Where it was only said that nobody was against.
  if (yes === null && no === 0 && outcome === 'adopted')
    return `unanimously${abstain ? ` with ${abstain} abstaining` : ''}`;
  if (yes === null || no === null) return '';
  // A tally that speaks against its ruling is for the editor, who is asked about it, unless the roll was called so.
  const isMajority = yes > no;
  const isRolled = fromRoll(vote, 'yes').length === yes && fromRoll(vote, 'no').length === no;
  const isSure = editedAt !== null || (isMajority && isRolled);
  if (isMajority !== (outcome === 'adopted') && !isSure) return '';
  const short = isMajority && outcome === 'rejected' ? ', fewer than it needed' : '';
  return `${yes} to ${no}${abstain ? ` with ${abstain} abstaining` : ''}${short}`;
}

const methods: Record<NonNullable<Vote['method']>, string> = {
  'roll call': 'by roll call',
  voice: 'by voice vote',
  'unannounced voice': 'by voice vote',
  hand: 'by show of hands',
  electronic: 'by recorded vote',
  'unannounced electronic': 'by recorded vote',
  consent: 'without objection',
};
const methodWords = ({ method }: Vote) => (method === null ? '' : methods[method]);

/** 'Chair', 'Vice Chair': who is known by the office only. */
const officeAlone = /^(?:vice )?(?:chair(?:man|woman|person)?|president|mayor)$/i;

function peopleWords(vote: Vote): string {
  const [mover, seconder] = [vote.mover, vote.seconder].map((name) =>
    name !== null && isName(name)
      ? name.replace(officeAlone, (office) => `the ${office.toLowerCase()}`)
      : null,
  );
  if (!mover && !seconder) return '';
  if (!mover) return `, on a motion seconded by ${seconder}`;
  // One and the same person does not second a motion: one of the two was misheard.
  const second = !seconder || seconder === mover ? '' : `, seconded by ${seconder}`;
  return `, on a motion by ${mover}${second}`;
}

function dissentWords(vote: Vote): string {
  const [yes, no, abstained] = ['yes', 'no', 'abstain'].map((answer) => fromRoll(vote, answer));
  const sides: string[] = [];
  const isRejected = vote.outcome === 'rejected';
  if (isRejected && yes && yes.length > 0 && no && no.length > 0)
    sides.push(`${heard(yes, vote.yes)}voting yes: ${list(yes)}`);
  const isWhole = vote.method === 'roll call';
  // Captions lose a yes more often than a no: all who said no are known by the count that was told.
  if (
    no &&
    no.length > 0 &&
    (!isWhole || no.length < vote.rollCall.length || no.length === vote.no)
  )
    sides.push(`${heard(no, vote.no)}voting no: ${list(no)}`);
  if (abstained && abstained.length > 0)
    sides.push(`${heard(abstained, vote.abstain)}abstaining: ${list(abstained)}`);
  return sides.length === 0 ? '' : `; ${sides.join('; ')}`;
}

/** A roll call that has more on a side than the tally that was told: both stay, and it is said. */
const heard = (names: readonly string[], told: number | null) =>
  told !== null && names.length > told
    ? `the roll call, as it was heard, has ${names.length} `
    : '';

export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
