import { stem } from '#app/proceedings/language/stem.ts';
import { type Side, sideOf, sidesOf } from '../comparison/clause-sides.ts';
import type { Compared } from '../comparison/compared.ts';
import { tellsComplement } from '../comparison/complements.ts';
import { isFreelyTold } from '../comparison/freely-told.ts';
import { type Content, matchContent } from '../comparison/likeness.ts';
import { oppositePair } from '../comparison/opposite-pair.ts';
import { tellsStepAside } from '../comparison/steps-aside.ts';
import { isToldByOpposite } from '../comparison/told-by-opposite.ts';
import type { Rule } from '../rule.ts';
import {
  hasNegative,
  headOf,
  isContrast,
  isOfOnly,
  isOfWorry,
  quote,
  tellsOtherCase,
} from '../statement/denials.ts';
import { type Clause, clausesOf, speakerKey, turnsOf } from '../statement/passages.ts';
import { oncePer } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { groupsOf } from '../vocabulary/word-groups.ts';

/**
 * Shares of a clause that another must carry to be compared; less where the first denies. By hand
 * 0.5 and 0.7 for the first catch one more and three less, 0.35 and 0.5 for the second none either
 * way.
 */
const enoughShare = 0.6;
const enoughShareDenied = 0.34;
const fewestShared = 2;
/** Clauses that carry nearly as much as the best may be meant as well; 0.05 and 0.2 do alike. */
const nearlyAsMuch = 0.12;

/** Carrying so much, the clause of the source is the one that is told; 0.7 and 0.9 do alike. */
const toldAgain = 0.75;

type Turned = { reason: string; isToldAgain: boolean };

/** A clause that tells one of the source's again, and turns it: denied, or its opposite. */
export const turnedClauses: Rule = {
  name: 'turned clauses',
  check: (compared) => {
    const turned = firstTurned(compared);
    return turned?.isToldAgain ? [turned.reason] : [];
  },
};

/**
 * Compares each clause of a sentence with the clause of the source that says most of the same: a
 * denial on one side only, or an opposite, turns the meaning. Two of them turn it back.
 */
export const clauses: Rule = {
  name: 'clauses',
  yieldsTo: [turnedClauses],
  check: (compared) => {
    const turned = firstTurned(compared);
    return turned ? [turned.reason] : [];
  },
};

/** The first clause that is turned; one that tells the source's clause again comes before others. */
const firstTurned = oncePer(findTurned);

function findTurned(compared: Compared): Turned | null {
  if (isFreelyTold(compared, 'addedDenials') || tellsComplement(compared)) return null;
  const { sentence, source } = compared;
  const said = sidesOf(source);
  const speakers = new Set(
    turnsOf(source).flatMap(({ label }) => (label === null ? [] : [stem(speakerKey(label))])),
  );
  let first: Turned | null = null;
  for (const clause of clausesOf(sentence)) {
    const own = ownSide(sentence, clause, speakers);
    if (own.content.keys.size < fewestShared) continue;
    const { sides, share } = likest(own, said);
    const reason = agreedReason(sides, (other) => turnReason(compared, own, narrowed(own, other)));
    if (reason === null) continue;
    const turned = { reason, isToldAgain: share >= toldAgain };
    if (turned.isToldAgain) return turned;
    first ??= turned;
  }
  return first;
}

/** The first reason, where every one of the clauses gives one. */
function agreedReason(
  others: readonly Side[],
  reasonAgainst: (other: Side) => string | null,
): string | null {
  let first: string | null = null;
  for (const other of others) {
    const reason = reasonAgainst(other);
    if (reason === null) return null;
    first ??= reason;
  }
  return first;
}

/** The clauses that say most of what the given one says, and how much the best of them does. */
function likest(own: Side, said: readonly Side[]): { sides: Side[]; share: number } {
  // A denial out of nowhere is told by less: nothing near it may deny anything.
  const isDenied = own.denials.length % 2 === 1 && own.deniesOutright;
  const needed = isDenied ? enoughShareDenied : enoughShare;
  const matches = said
    .map((other) => ({ other, ...matchContent(own.content, other.content) }))
    .filter(({ share, shared }) => share >= needed && shared >= fewestShared);
  const highest = matches.reduce((most, { share }) => Math.max(most, share), 0);
  const sides = matches.filter(({ share }) => share >= highest - nearlyAsMuch);
  return { sides: sides.map(({ other }) => other), share: highest };
}

/** Longer clauses run on; what belongs to a word stands so near it. */
const longestClause = 20;
const belongs = { before: 6, after: 5 };

/** Captions without points run on: only what stands near the shared words belongs to them. */
function narrowed(own: Side, other: Side): Side {
  const shared = [...other.content.keys].filter(([key]) => has(own.content, key));
  if (shared.length === 0 || other.to - other.from < longestClause) return other;
  const places = shared.map(([, { at }]) => at);
  const first = places.reduce((least, at) => Math.min(least, at));
  const last = places.reduce((most, at) => Math.max(most, at));
  const from = Math.max(other.from, first - belongs.before);
  const to = Math.min(other.to, last + belongs.after);
  return { ...other, from, to, denials: other.denials.filter((at) => at >= from && at < to) };
}

/** A clause of the sentence without the names of those who speak in the source. */
function ownSide(sentence: Statement, clause: Clause, speakers: ReadonlySet<string>): Side {
  const side = sideOf(sentence, clause, 0);
  const keys = new Map(
    [...side.content.keys].filter(([key, { isName }]) => !isName || !speakers.has(key)),
  );
  return { ...side, content: { ...side.content, keys } };
}

/** A denial among the last tokens of a clause, after enough others. */
const trailing = { end: 2, before: 3 };

const differs = (said: string, claimed: string) =>
  `The source says “${said}”, the sentence says “${claimed}”.`;

/** Why the two clauses do not agree, or null where they do, or speak of different things. */
function turnReason(compared: Compared, own: Side, other: Side): string | null {
  const { sentence, source } = compared;
  const opposite = oppositePair(sentence, own, source, other);
  const turns = own.denials.length + other.denials.length + (opposite ? 1 : 0);
  if (turns % 2 === 0) return null;
  // 'They don't know what they don't know' denies once.
  if (!opposite && own.denials.length > 0 && other.denials.length > 0) return null;
  if (opposite) return differs(quote(source, opposite.source), quote(sentence, opposite.sentence));
  const [inSentence] = own.denials;
  const [inSource] = other.denials;
  // 'Is unfilled' and 'has not been filled': a denial in another form.
  const [silent, quiet] = own.denials.length > 0 ? [source, other] : [sentence, own];
  if (hasNegative(silent, quiet.from, quiet.to)) return null;
  if (own.denials.length > other.denials.length && inSentence !== undefined)
    return isContrast(sentence, inSentence) ||
      isOfOnly(sentence, inSentence, source) ||
      isOfWorry(sentence, inSentence, source) ||
      tellsStepAside(sentence, inSentence, source) ||
      isDeniedAnywhere(source, own, headStem(sentence, inSentence)) ||
      isDeniedBeside(source, own, other) ||
      tellsOtherCase(sentence, source)
      ? null
      : `The sentence says “${quote(sentence, inSentence)}” where the source does not.`;
  if (inSource === undefined || isFreelyTold(compared, 'lostDenials')) return null;
  if (tellsOtherCase(sentence, source)) return null;
  if (isToldByOpposite(source, inSource, sentence)) return null;
  const head = headStem(source, inSource);
  // 'It would be replaced last fall and it wasn't' denies all before it.
  const isTrailing = inSource >= other.to - trailing.end && inSource > other.from + trailing.before;
  return other.isAnswered || isTrailing || (head !== '' && has(own.content, head))
    ? `The source has a “${quote(source, inSource)}” that the sentence leaves out.`
    : null;
}

function headStem(statement: Statement, denial: number): string {
  const head = headOf(statement, denial);
  return head < 0 ? '' : (statement.stems[head] ?? '');
}

const has = ({ keys, groups }: Content, key: string) =>
  keys.has(key) || groupsOf(key).some((group) => groups.has(group));

/** So much alike, a clause is meant and not the one beside it; 0.85 catches one less by hand. */
const muchAlike = 0.72;
/** With so many words shared, a denial elsewhere is of the same thing. */
const muchShared = 3;

/** Whether the clause beside it, of the same speaker, denies: 'It lets them. It makes no one.' */
function isDeniedBeside(source: Statement, own: Side, other: Side): boolean {
  const said = sidesOf(source);
  if (matchContent(own.content, other.content).share >= muchAlike) return false;
  return [other.index - 1, other.index + 1].some(
    (near) => said[near]?.turn === other.turn && (said[near]?.denials.length ?? 0) > 0,
  );
}

/** Whether some clause of the source denies the word, or says much the same and denies it. */
function isDeniedAnywhere(source: Statement, own: Side, head: string): boolean {
  const known = own.deniedElsewhere.get(head);
  if (known !== undefined) return known;
  const found = deniesInSome(source, own.content, head);
  own.deniedElsewhere.set(head, found);
  return found;
}

function deniesInSome(source: Statement, own: Content, head: string): boolean {
  return sidesOf(source).some(({ content, denials, isAnswered }) => {
    if (denials.length === 0) return false;
    if (isAnswered && matchContent(own, content).shared >= 1) return true;
    if (head !== '' && has(content, head)) return true;
    const { shared } = matchContent(own, content);
    return (
      shared >= muchShared ||
      [...own.keys.keys()].some((key) => /^#/.test(key) && content.keys.has(key))
    );
  });
}
