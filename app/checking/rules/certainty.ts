import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';
import { partAt, placeOf } from '../lexicon/lexicon.ts';
import type { Rule } from '../rule.ts';
import { clauseAt } from '../statement/passages.ts';
import type { Statement } from '../statement/statement.ts';
import { isLike } from '../vocabulary/word-groups.ts';

/** Words with which a sentence leaves open whether it is so. */
const open = pattern('i')`\b${phrases(String.raw`
  if|unless|whether|may|might|could|would|should|perhaps|possibly|potentially|probably|likely
  expect\w*|hop(?:e|es|ed|ing)|plan(?:s|ned)?|propos\w+|intend\w*|consider\w*|suggest\w*|recommend\w*
  ask(?:s|ed|ing)?|request(?:ed|ing)|want\w*|seek\w*|sought|provided|depend\w*|pending|try|tries|aim\w*
  subject to|as long as|hinge\w*|is due|scheduled|tentative\w*|thought|believ\w+|estimat\w+|said|called for|favou?r\w*
`)}\b`;
const doubtful = pattern()`^${words(`
  may might could maybe perhaps possibly hope hoping propose proposed proposing proposal recommend
  recommending recommendation suggest suggested consider considering thinking try trying depends
  depending want wants suspect potential potentially either willing should ask asked asking request
  would i'd we'd they'd he'd she'd you'd think guess probably looking like
`)}$`;
const conditional = pattern()`^${words('if unless once whether provided')}$`;
const sure = pattern()`^${words(`will shall going gonna won't`)}$`;
/** Tokens around a verb in which a word tells how sure it is. */
const reach = { before: 10, after: 6 };
/** Tokens before a verb within its clause in which a condition is put. */
const conditionReach = 9;

/** 'Will open in May' where the source only hopes, proposes or asks so, or says 'if'. */
export const certainty: Rule = {
  name: 'certainty',
  check: ({ sentence, source }) => {
    // In May something may be certain.
    // Nor does 'will look at whether' leave open that they will.
    const isOpen = open.test(
      sentence.text.replace(/\bMay\b/g, '').replace(/(?<=\bwill\b.*)\bwhether\b.*/, ''),
    );
    for (const [at, { word }] of sentence.tokens.entries()) {
      const reason =
        (isOpen ? null : promised(sentence, at, word, source)) ?? conditioned(sentence, at, source);
      if (reason) return [reason];
    }
    return [];
  },
};

const wasDecided =
  /\b(?:ayes?|carries|passes|approved|adopted|so ordered|without objection|vote[ds]?|yes)\b/i;
const binding = /^(?:agreed|decided|voted|chose|opted|resolved|promised|committed)$/;

/** 'Will share', 'agreed to start': what is to be done, as settled. */
function promised(sentence: Statement, at: number, word: string, source: Statement): string | null {
  const isBinding = binding.test(word) && sentence.tokens[at + 1]?.word === 'to';
  if (word !== 'will' && (!isBinding || wasDecided.test(source.text))) return null;
  const verb = verbAfter(sentence, isBinding ? at + 1 : at);
  const said = verb < 0 ? '' : ` ${sentence.tokens[verb]?.text}`;
  const claim = `the sentence “${word}${isBinding ? ' to' : ''}${said}”`;
  const places = placesLike(source, sentence.stems[verb] ?? '');
  if (places.length > mostPlaces) return null;
  const found = places.map((place) => doubtAt(source, place));
  if (found.length > 0) {
    const [first] = found;
    return first && found.every((doubt) => doubt !== null)
      ? `The source says “${first}”, ${claim}.`
      : null;
  }
  if (source.tokens.some(isSure)) return null;
  const doubt = source.tokens.find(
    (other, place) =>
      isDoubtful(other) &&
      !isGiven(source.tokens, place) &&
      !(isOwnWish(source.tokens, place) && !sharesClause(sentence, source, place)),
  );
  return doubt ? `The source says “${doubt.text}”, ${claim}.` : null;
}

function verbAfter({ tokens, stems }: Statement, at: number): number {
  for (let next = at + 1; next < Math.min(tokens.length, at + 4); next += 1) {
    const word = tokens[next]?.word ?? '';
    if (stems[next] && !/ly$/.test(word)) return next;
    // 'Will go to' has a verb that tells nothing.
    if (!passing.test(word)) return -1;
  }
  return -1;
}

/** A word said more often is said of anything, once surely and once in doubt. */
const mostPlaces = 40;

const passing = /^(?:be|have|been|not|also|then|still|now|to|\w+ly)$/;

const isSure = ({ word }: { word: string }) => sure.test(word) || /'ll$/.test(word);
const isDoubtful = ({ word, text }: Token) =>
  (doubtful.test(word) || conditional.test(word)) && text !== 'May';
/** 'We provided revisions' puts no condition, 'provided that' does. */
const isGiven = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'provided' && tokens[at + 1]?.word !== 'that';

/** 'I'd like a report' wishes for a report, and leaves nothing else open. */
const isOwnWish = (tokens: readonly Token[], at: number): boolean =>
  [at, at - 1].some(
    (place) =>
      tokens[place + 1]?.word === 'like' &&
      (/^(?:i|we)['’]d$/.test(tokens[place]?.word ?? '') ||
        (tokens[place]?.word === 'would' && /^(?:i|we)$/.test(tokens[place - 1]?.word ?? ''))),
  );

/** 'I want to thank her', 'I do want to say that I am humbled': done by saying it. */
const isSaidAtOnce = (tokens: readonly Token[], at: number) =>
  /^(?:want|wants|hope)$/.test(tokens[at]?.word ?? '') &&
  tokens[at + 1]?.word === 'to' &&
  saying.test(tokens[at + (tokens[at + 2]?.word === 'just' ? 3 : 2)]?.word ?? '');
const saying = pattern()`^${words(`
  say thank acknowledge congratulate commend recognize recognise note mention emphasize stress add clarify
  welcome apologize remind point
`)}$`;

/** Whether the sentence speaks of what the clause of a place does. */
function sharesClause(sentence: Statement, source: Statement, at: number): boolean {
  const { from, to } = clauseAt(source, at) ?? { from: 0, to: source.tokens.length };
  return source.stems.slice(from, to).some((stemmed) => sentence.stems.includes(stemmed || ' '));
}

function doubtAt(source: Statement, at: number): string | null {
  const { tokens } = source;
  const clause = clauseAt(source, at);
  let doubt: string | null = null;
  for (let near = Math.max(0, at - reach.before); near < at + reach.after; near += 1) {
    const token = tokens[near];
    if (!token) break;
    if (isSure(token)) return null;
    const isElsewhere = clause !== undefined && (near < clause.from || near >= clause.to);
    if (isElsewhere && isOwnWish(tokens, near)) continue;
    if (isDoubtful(token) && !isGiven(tokens, near)) doubt ??= token.text;
  }
  return doubt;
}

const placesLike = (source: Statement, stemmed: string): number[] =>
  stemmed === ''
    ? []
    : [...source.places].flatMap(([other, at]) =>
        other === stemmed || isLike(other, stemmed) ? [...at] : [],
      );

const verbal = /(?:ed|en)$/;
const isVerb = (word: string) =>
  verbal.test(word) || (/[^s]s$/.test(word) && partAt(placeOf(word)) === 'v');
const wishes = pattern()`^${words('could might may maybe perhaps hope hoping intention intend want wants')}$`;
/** 'Asked what it wanted': wished in the sentence as well. */
const wished = /^(?:want|hop|wish|intend|ask)(?:s|es|ed)$/;
const leavesOpen = pattern()`^${words(`
  if unless once whether until provided when should would could may might as depends depending case
  condition require requires required
`)}$`;

/** 'The grant has been renewed' where the source says only 'if the grant is renewed'. */
function conditioned(sentence: Statement, at: number, source: Statement): string | null {
  const stemmed = sentence.stems[at] ?? '';
  const token = sentence.tokens[at];
  if (!token || stemmed === '' || !isVerb(token.word) || wished.test(token.word)) return null;
  if (sentence.tokens.some(({ word }) => leavesOpen.test(word))) return null;
  const places = source.places.get(stemmed) ?? [];
  const [first] = places;
  if (first === undefined || places.length > mostPlaces) return null;
  const isDecided = wasDecided.test(source.text);
  const doubts = places.map((place) => wishBefore(source, place, isDecided));
  const [doubt] = doubts;
  if (!doubt || doubts.includes(null)) return null;
  return `The source says “${doubt} … ${source.tokens[first]?.text}”, the sentence that it is so.`;
}

/** What before a verb in its clause makes it a wish, a possibility or a condition. */
function wishBefore(source: Statement, at: number, isDecided: boolean): string | null {
  const from = clauseAt(source, at)?.from ?? 0;
  for (let before = at - 1; before >= Math.max(from, at - conditionReach); before -= 1) {
    const token = source.tokens[before];
    if (source.tokens[before + 1]?.gap !== 'none' || !token || isSure(token)) return null;
    const isWish =
      !isDecided &&
      wishes.test(token.word) &&
      token.text !== 'May' &&
      !isSaidAtOnce(source.tokens, before);
    if (isWish || (conditional.test(token.word) && !isGiven(source.tokens, before)))
      return token.text;
  }
  return null;
}
