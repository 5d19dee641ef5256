import { words } from '#app/platform/language/pattern.ts';
import { displayName, type NameMention } from '../facts/names.ts';
import { exclaims } from '../language/exclaims.ts';
import { isStopWord } from '../language/stop-list.ts';
import type { Token } from '../language/tokens.ts';
import type { Vote } from '../vote.ts';
import { sameSurname } from './same-motion.ts';
import { smallCounts } from './side-vocabulary.ts';

/** What a member can answer to their name. */
export type Answer = Vote['rollCall'][number]['vote'];

const answerOf = (answer: Answer, list: string) =>
  words(list).map((word): [string, Answer] => [word, answer]);

/** 'I', 'hi' and 'know' are what captions make of 'aye' and 'no'. */
export const answers: ReadonlyMap<string, Answer> = new Map([
  ...answerOf('yes', 'aye ayes ay yes yea yeah yay i eye hi yep approve'),
  ...answerOf('no', 'no nay know nope opposed'),
  ...answerOf(
    'abstain',
    'abstain abstains abstaining staying staining present recuse recused recusing',
  ),
  ...answerOf('absent', 'absent excused'),
]);
/** Words with a capital in a roll that call nobody: 'The clerk', 'Thank you'. */
export const notMembers: ReadonlySet<string> = new Set(
  words(`
    the a and roll call vote clerk chair chairman madam mr mrs ms miss mister motion please will okay
  thank you recorded total report how is on this that to by with member members councilmember
  commissioner council board all in favor opposed second votes have it am was carries passes fails
  ordered approved adopted hearing none next item agenda right everyone everybody anyone anybody else
  amendment substitute ordinance resolution can could should would consent welcome appreciate
  january february march august september october november december
  `),
);

/** A name called in a roll, with what was answered. */
export type Call = {
  key: string;
  name: string;
  answer: Answer | null;
  times: number;
  /** Said again since its answer, as a clerk does to repeat or correct it. */
  isCalledAgain: boolean;
  mentions: number;
  /** Known to be a member, and the surnames under which they were called. */
  isMember?: boolean;
  /** Their name as it was heard. */
  heardAs?: string;
  said?: Set<string>;
};

/** 'JD', 'TJ', as members are called by their first names; 'OK' and 'TV' are nobody's. */
const isInitials = (text: string) =>
  /^\p{Lu}{2}$/u.test(text) &&
  !/^(?:OK|TV|AM|PM|US|UN|UK|EU|IT|HR|ID|II|IV|VI|IX|XI|NO|PB|CB|AR|BP|BB)$/.test(text);

/** A word with a capital that can be somebody called without a title: 'Alvarez'. */
export function isBareName({ text, word }: Token): boolean {
  return (
    (/^\p{Lu}[\p{Ll}'’]+/u.test(text) || isInitials(text)) &&
    !notMembers.has(word) &&
    !answers.has(word) &&
    !isStopWord(word) &&
    !exclaims.has(word) &&
    !smallCounts.includes(word)
  );
}

/** One turn of the roll: what was said, and by whom where the record names speakers. */
export type RollTurn = { text: string; speaker: string | null };

const given = 'yes|no|aye|nay';
/** 'I vote yes', 'I'm a yes'; 'I'm no expert' answers nothing. */
const firstPerson = new RegExp(
  [
    String.raw`\bI(?: also| will| would|'ll| am going to|'m going to)? (?:vote|am|be voting)(?: an?)? (${given})\b`,
    String.raw`\bI(?:'ll| will|'m going to| also) say (${given})(?=[.,;!]|$)`,
    String.raw`\bI also say (aye|yes) or (?:yes|aye)\b`,
    String.raw`\bI(?:'m| am|'ll be| will be)(?: also)?(?: an? (${given})\b| (${given})(?=[.,;!]|$))`,
  ].join('|'),
  'i',
);
/** Whether somebody says in a sentence how they vote. */
export const saysOwnVote = (text: string) => firstPerson.test(text);

const officeVotes =
  /\b(?:and )?(?:the )?(chair|mayor|president)(?:man|woman|person)? (?:also )?votes (yes|no|aye|nay)\b/i;
/** 'And the chair votes aye', behind all who were called. */
export const tellsChairsVote = (text: string) => officeVotes.test(text);

/** The vote of who calls the roll, or of the chair, who are not called: 'And I vote yes.' */
export function ownVote(turn: RollTurn, clerk: string | null, calls: readonly Call[]): Call | null {
  const last = calls.at(-1);
  if (!last || last.answer === null) return null;
  const office = officeVotes.exec(turn.text);
  const said =
    office?.[2] ??
    firstPerson
      .exec(turn.text)
      ?.slice(1)
      .find((word) => word);
  const answer = answers.get(said?.toLowerCase() ?? '');
  if (!answer) return null;
  // Who was called answers again, or gives a reason.
  const isCalled = calls.some(({ name }) => name !== '' && sameSurname(name, turn.speaker ?? ''));
  if (!office && turn.speaker !== clerk && (turn.speaker === null || isCalled)) return null;
  const voter = turn.speaker !== null && !isCalled && turn.speaker !== clerk ? turn.speaker : null;
  const name = voter ?? (office?.[1] ? displayName(office[1].toLowerCase()) : (turn.speaker ?? ''));
  return {
    key: name === '' ? `?${calls.length}` : name,
    name,
    answer,
    times: 1,
    isCalledAgain: false,
    mentions: 100,
  };
}

/** In words: 'Reluctantly, yes.', 'Council Member Lee votes aye' are answers. */
const shortAnswer = 5;
/** Where less than this part of the words are names and answers, the rest is a reason. */
const remarkShare = 0.4;

/** A sentence in which names and answers are the lesser part says why, and calls nobody. */
export function isRemark(tokens: readonly Token[], names: readonly NameMention[]): boolean {
  if (tokens.length <= shortAnswer) return false;
  const named = names.reduce((sum, { from, to }) => sum + to - from, 0);
  const others = tokens.filter(
    ({ word, text }) => answers.has(word) || (/^\p{Lu}/u.test(text) && !notMembers.has(word)),
  ).length;
  return Math.max(named, 0) + others < tokens.length * remarkShare;
}

/** 'I'm going to recuse myself, I own the lot.', 'he was not here for all of it, so he will be abstaining'. */
const standsAside =
  /\b(?:I(?:'m| am|'ll| will)(?: going to| gonna| have to| need to)?|(?:he|she|they)(?:'s| is| are|'ll be| will be)) (?:recus\w+|abstain\w*)/i;

/** 'Yes, because no one else will', 'I will vote no on this': one answer, to the last call. */
export function answerInRemark(text: string, calls: readonly Call[]): void {
  const last = calls.at(-1);
  const said =
    firstPerson
      .exec(text)
      ?.slice(1)
      .find((word) => word) ??
    /^(?:\p{L}+, )?(yes|no|aye|nay|yea|abstain)(?=[,.;]| (?:because|with|for|and|but|on|to)\b)/iu.exec(
      text,
    )?.[1] ??
    // 'It is not going to change, so yes.', 'I second that with the aye.'
    /\b(?:so|then|therefore|with (?:an?|the)),? (yes|no|aye|nay)[.!]*$/i.exec(text)?.[1];
  const isAside = standsAside.test(text) ? 'abstain' : undefined;
  const changes = /\bchange my vote\b[^.]*?\b(yes|no|aye|nay)\b/i.exec(text)?.[1];
  const answer = answers.get((changes ?? said ?? isAside ?? '').toLowerCase());
  if (last && answer && (last.answer === null || changes)) last.answer = answer;
}
