import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { nameAt, nameBefore } from './written-name.ts';

export type WrittenMotion = {
  /** What was moved, in the minutes' words: 'approve the consent agenda'; null where it stands before. */
  matter: string | null;
  mover: string | null;
  seconder: string | null;
};

const lookingBack = 90;

/** 'Hale moved', 'Ms. Kim made a motion' */
const moves = pattern(
  'giu',
)`(?<=[\p{L}.,)]) (?:then |also |subsequently |so )?(?:moved|moves|motioned|motions|(?:made|makes|offered|introduced|put forward|entered) (?:a|the) (?:substitute |main |second )?motion)\b`;
/** 'Motion by Hale', 'on motion of', 'it was moved by', 'proposed by', 'MOVER:', 'Motion to adjourn by Novak' */
const movedBy = pattern('giu')`\b${[
  String.raw`(?:motion|motioned|moved|offered)\b[^.;:]{0,160}?(?<!second )(?<!seconded )(?<!supported )\bby:?`,
  '(?:motion|moved) (?:of|from|made by)',
  'proposed by',
  String.raw`(?:mover|proposer|1 ?st|motion made by|moved by|motion by|motion made|moved|motion(?: to [^.:;]{2,60})?)\s?:`,
]}\s{1,4}`;
const secondedBy = pattern(
  'giu',
)`\b(?:seconded|second|seconds|2nd|supported|support)(?: the motion)?(?: was)?(?: made| given| offered)?(?: by| from| of)?:?\s{1,4}|\b(?:seconder|2 ?nd)\s?:\s{1,4}|\bsecond(?:ed)?(?: by)?\s?:\s{1,4}`;
const seconds = pattern(
  'giu',
)` (?:then |also |duly )?(?:seconded|seconds|second|supported the motion)\b`;

const verbs = words(String.raw`
  approve adopt accept adjourn table postpone continue amend deny reject authorize award appoint
  recommend refer reconsider enter go recess close open set receive file waive introduce pass ratify
  confirm direct grant remove substitute call extend suspend nominate elect acknowledge schedule purchase
  hire renew sign execute transfer allow support send forward move take hold name select designate
  establish declare release retire return reappoint conduct certify allocate pay defer dismiss
  convene reconvene include add place rescind repeal sustain overturn uphold concur endorse request
`);
const infinitive = pattern('iu')`\bto (${verbs}\b.+)$`;
const clause =
  /\b(?:moved|motion(?:ed)?|motion made)\b(?:[^.]|\b(?:Mr|Mrs|Ms|Dr|\p{Lu})\.){0,120}?\b(that .+)$/iu;
const nouns = [
  ...words(
    'approval adoption acceptance denial adjournment passage continuance tabling postponement',
  ),
  ...words('appointment authorization'),
  'a recess',
  'an executive session',
];
/** 'Moved to ask staff for a report': what nobody lists, where it follows the motion. */
/** 'M/S/A to create a committee': moved, seconded, approved. */
const abbreviated = /\bm\/?s\/?[acpu]\b[:,]? (?:to )?(.+)$/i;
const resolved = /\bresolved (?:to |that )(.+)$/i;
const anyVerb =
  /\b(?:moved|motioned|motion|proposed)\b[^.]{0,80}? to (?!the\b|an?\b)(\p{Ll}{2,}\b.+)$/iu;
/** 'MOVED approval of the site plan', 'a motion for approval of', 'motion for adjournment' */
const noun = pattern('iu')`\b(?:moved|motion)\b(?: for)? ((?:the )?${nouns}\b.*)$`;
const root: Record<string, string> = {
  approved: 'approve',
  adopted: 'adopt',
  accepted: 'accept',
  tabled: 'table',
  postponed: 'postpone',
  continued: 'continue',
  adjourned: 'adjourn',
  denied: 'deny',
  received: 'receive',
  ratified: 'ratify',
  confirmed: 'confirm',
  authorized: 'authorize',
  appointed: 'appoint',
  granted: 'grant',
  amended: 'amend',
  referred: 'refer',
  closed: 'close',
  opened: 'open',
};

/** 'On motion of Kim, seconded by Said, the consent agenda was approved unanimously.' */
const passive = pattern('iu')`(?:^|, (?:and )?)((?:the |a |an )?[^,]{3,200}?) ${[
  'was',
  'were',
]} (?:then |unanimously |duly )?(${Object.keys(root)})\b`;

const linking = [
  'and ',
  'with ',
  'was ',
  'were ',
  'a ',
  'it was ',
  'the motion ',
  'which ',
  'motion ',
];
const whatBecame = [
  ...words('made moved second supported carried passed motion vote ayes roll failed'),
  'approved unan',
  'by (?:a )?(?:roll|vote|unanimous|voice)',
  'all (?:in favor|ayes|voted)',
];
/** Where a matter ends and who moved it, or what became of it, begins. */
const matterEnds = pattern(
  'iu',
)`(?:[,;]|(?<!\b(?:\p{Lu}|Nos?|Mr|Mrs|Ms|Dr|St))\.(?=\s|$)|\s(?:was|were|and|with|by|on a)\b)\s{0,2}${linking}{0,4}${whatBecame}|(?<!\b(?:\p{Lu}|Nos?|Mr|Mrs|Ms|Dr|St))\.\s.*$|\.$`;

const longestMatter = 600;

/** 'MOTION: DENIED 1st: Hale 2nd: Brandt': what was moved, in a form that has room for one word. */
const inForm = pattern(
  'i',
)`^motion\s?:\s{0,3}(${Object.keys(root)}|deferred)\b(?=.{0,60}\b1 ?st\b)`;

export const isInForm = (sentence: string) => inForm.test(sentence);

/** 'He asked for a motion': none yet. */
const asked = /\b(?:asked|called|calls|asks) for (?:a|the) motion\b|\bentertain(?:ed)? a motion\b/i;

/** The motion that a sentence of minutes tells of; null where it tells of none. */
export function writtenMotion(sentence: string): WrittenMotion | null {
  if (asked.test(sentence)) return null;
  const mover = moverIn(sentence);
  const seconder = seconderIn(sentence);
  const isMoved = mover !== null || namelessMotion.test(sentence);
  if (!isMoved) return null;
  const [, done] = inForm.exec(sentence) ?? [];
  const matter = done ? (root[done.toLowerCase()] ?? 'defer') : matterIn(sentence);
  return {
    matter:
      matter &&
      cutAt(matter, [
        ...[` by ${mover}`, `: ${mover}`, `; ${seconder}`, `, ${seconder}`],
        ...[`, and ${seconder}`, ` and ${seconder} second`],
      ]),
    mover,
    seconder,
  };
}

function cutAt(text: string, ends: readonly string[]): string {
  const places = ends.map((end) => text.indexOf(end)).filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, ...places));
}

/** What tells of a motion though nobody is named: 'A motion was made to', 'M/S/C', 'I make a motion'. */
const namelessMotion = pattern('iu')`(?:^motion to ${verbs}|^resolved|\b(?:${phrases(String.raw`
  (?:it was |was )?(?:duly )?moved and (?:duly )?seconded
  motions? (?:was|were) (?:duly )?made
  m/?s/?[acpu]
  voted (?:[^.]{0,30} )?to ${`(?:${verbs.join('|')})`}
  (?:was|were|is) (?:\w+ly )?resolved (?:to|that)
  I (?:would like to )?(?:so )?(?:move (?:that|to)|make (?:a|the) motion)
`)}))\b`;

/** 'Ms. Titus, I move to approve': what somebody said, behind their name. */
const saidSo = /^(.{3,60}?), I (?:would like to )?(?:so )?(?:move|make)\b/u;

function moverIn(sentence: string): string | null {
  const said = nameAt(saidSo.exec(sentence)?.[1] ?? '');
  if (said) return said;
  for (const match of sentence.matchAll(moves)) {
    const before = sentence.slice(Math.max(0, match.index - lookingBack), match.index);
    const name = nameBefore(before.replace(/,$/, ''));
    if (name) return name;
  }
  for (const match of sentence.matchAll(movedBy)) {
    const name = nameAt(sentence.slice(match.index + match[0].length));
    if (name) return name;
  }
  return null;
}

const reports = pattern('iu')` (?:${words(
  'stated said noted added explained commented mentioned expressed felt believed thanked',
)})\b`;

/** Whose words a sentence reports: 'Commissioner Hale stated that …'. */
export function speakerIn(sentence: string): string | null {
  const told = reports.exec(sentence);
  const name = told && told.index < lookingBack ? nameBefore(sentence.slice(0, told.index)) : null;
  return name !== null && sentence.startsWith(name) ? name : null;
}

/** Who seconds, in a sentence that tells of that. */
export function seconderIn(sentence: string): string | null {
  for (const match of sentence.matchAll(secondedBy)) {
    const name = nameAt(sentence.slice(match.index + match[0].length));
    if (name) return name;
  }
  for (const match of sentence.matchAll(seconds)) {
    const before = sentence.slice(Math.max(0, match.index - lookingBack), match.index);
    const name = nameBefore(before);
    if (name) return name;
  }
  return null;
}

/** What a sentence says was moved or done, in its words: 'approve the minutes'. */
export function matterIn(sentence: string): string | null {
  const passed = passive.exec(sentence);
  const [, subject = '', done = ''] = passed ?? [];
  const verb = root[done.toLowerCase()];
  if (verb && !/\bmotion\b/i.test(subject) && !infinitive.test(sentence.slice(0, passed?.index)))
    return `${verb} ${subject.replace(/^(?:The|An?)\b/, (word) => word.toLowerCase())}`.slice(
      0,
      longestMatter,
    );
  const found =
    infinitive.exec(sentence)?.[1] ??
    abbreviated.exec(sentence)?.[1] ??
    anyVerb.exec(sentence)?.[1] ??
    clause.exec(sentence)?.[1] ??
    noun.exec(sentence)?.[1] ??
    resolved.exec(sentence)?.[1];
  if (found === undefined) return null;
  const end = /^motion to [^.:]{2,60}:/i.test(sentence) ? /:/.exec(found) : matterEnds.exec(found);
  const matter = (end ? found.slice(0, end.index) : found).replace(/[\s,;:.(]+$/, '').trim();
  return matter === '' ? null : matter.slice(0, longestMatter);
}

/** What is voted on before the motion that it belongs to. */
export const isSubsidiary = (matter: string | null) =>
  matter !== null &&
  /^(?:amend|substitute|table|postpone|refer|call the question|move the (?:previous )?question|suspend|extend|divide|reconsider|recess)\b/i.test(
    matter,
  );
