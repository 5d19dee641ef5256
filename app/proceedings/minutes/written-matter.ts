import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

const verbs = words(String.raw`
  approve adopt accept adjourn table postpone continue amend deny reject authorize authorise award appoint
  recommend refer reconsider enter go recess close open set receive file waive introduce pass ratify
  confirm direct grant remove substitute call extend suspend nominate elect acknowledge schedule purchase
  hire renew sign execute transfer allow support send forward move take hold name select designate
  establish declare release retire return reappoint conduct certify allocate pay defer dismiss
  convene reconvene include add place rescind repeal sustain overturn uphold concur endorse request
  dispense increase decrease change create end start begin stop keep make use buy sell lease rent fund spend
  donate contribute contract advertise bid proceed provide publish install repair replace build vacate annex
  exit leave excuse find affirm reduce raise write join enforce submit reorder rearrange revise modify
`);
export const anyDeed = `(?:${verbs.join('|')})`;
const infinitive = pattern('iu')`\bto (${anyDeed}\b.+)$`;
const clause =
  /\b(?:moved|motion(?:ed)?|motion made)\b(?:[^.]|\b(?:Mr|Mrs|Ms|Dr|\p{Lu})\.){0,120}?\b(that .+)$/iu;
const nouns = [
  ...words(
    'approval adoption acceptance denial adjournment passage continuance tabling postponement',
  ),
  ...words('appointment authorization ratification confirmation payment reappointment purchase'),
  'a recess',
  'an executive session',
  'a closed session',
];
/** 'M/S/A to create a committee': moved, seconded, approved. */
const abbreviated = /\bm{1,2}\/?s\/?[acpu]\b(?:\s?\([^)]{3,60}\))?[:,]? (?:to )?(.+)$/i;
const resolved =
  /\b(?:resolved|AGREED|agreed)(?: unanimously)?(?: as follows)?\s?[:,–-]? (?:to |that )?(.+)$/iu;
/** 'Moved to ask staff for a report': what nobody lists, where it follows the motion. */
const anyVerb =
  /\b(?:moved|motioned|motion|proposed)\b[^.]{0,80}? to (?!the\b|an?\b)(\p{Ll}{2,}\b.+)$/iu;
/** 'MOVED approval of the site plan', 'a motion for approval of', 'motion for adjournment' */
const noun = pattern('iu')`\b(?:moved|motion)\b(?: for)? ((?:the )?${nouns}\b.*)$`;
/** 'Approval of the bid was moved by Greer' */
const nounBefore = pattern('iu')`^((?:the )?${nouns} .{3,200}?),? was (?:then )?moved\b`;
/** 'Motion: Approve the bus contract' */
const inField = pattern('iu')`^motion\s?[:–-]\s?(?:to |that )?(${anyDeed}\b.+)$`;
/** 'Dorsey introduced Resolution 25-19, setting wages, and moved for its adoption.' */
const introduced =
  /\b(?:introduced|offered|presented|read) (.{3,400}?),? and moved (?:for )?(?:its|the) (?:adoption|approval|passage)\b/iu;
/** 'To sell the bookmobile.', 'THAT we do now adjourn': what a motion names in a sentence of its own. */
const alone = pattern(
  'iu',
)`^(?:to (${anyDeed}\b.+)|(that (?:the|we|this|council|by-?law|resolution)\b.+))$`;

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
  awarded: 'award',
};
const done = Object.keys(root);

/** 'On motion of Kim, seconded by Said, the consent agenda was approved unanimously.' */
const passive = pattern('iu')`(?:^|, (?:and )?)((?:the |a |an )?[^,]{3,200}?) ${[
  'was',
  'were',
]} (?:then |unanimously |duly |hereby )?(${done})\b`;

/** '…, the Board approved the rezoning', 'The board approved the hiring of … on a motion by …' */
const active = pattern(
  'iu',
)`\b(?:board|council|commission|committee|trustees|members|commissioners|supervisors|selectmen)\b,? (?:then |also |unanimously |hereby )?(${done}) (.+)$`;

/** What came of a motion, or who made it, and nothing of what was moved. */
const nothing =
  /\b(?:motion|following (?:resolution|ordinance|motion)s?|same|it|vote)$|^(?:the )?(?:motion|it)\b/i;

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
  'all (?:in favor|ayes|voted|aye)',
  'unanimous',
  'upon (?:a )?roll',
  'on (?:a )?motion (?:by|of)',
];
const noStop = String.raw`(?<!\b(?:\p{Lu}|Nos?|Mr|Mrs|Ms|Dr|St|Inc|Co|Jr|Sr))`;
/** What parts a matter from what became of it. */
const breaks = phrases(String.raw`
  [,;]
  ${noStop}\.(?=\s|$)
  \s(?:was|were|and|with|by|on a)\b
  \s[–-]
`);
/** Where a matter ends and who moved it, or what became of it, begins. */
const matterEnds = pattern('iu')`${[
  pattern('iu')`${breaks}\s{0,2}${linking}{0,4}${whatBecame}`.source,
  ...phrases(String.raw`
    \s(?:seconded|second|supported|motion seconded) by\b
    \s(?:was )?made by\b
    \son (?:a )?motion (?:by|of)\b
    \s(?:ayes?|yeas|vote|roll call(?: vote)?|voting)\s?:
    ${noStop}\.\s.*$
    \.$
  `),
]}`;

const longestMatter = 600;

/** 'MOTION: DENIED 1st: Hale 2nd: Brandt': what was moved, in a form that has room for one word. */
const inForm = pattern('i')`^motion\s?:\s{0,3}(${done}|deferred)\b(?=.{0,60}\b1 ?st\b)`;

export const isInForm = (sentence: string) => inForm.test(sentence);

/** What a sentence says was moved or done, in its words: 'approve the minutes'. */
export function matterIn(sentence: string): string | null {
  const [, form] = inForm.exec(sentence) ?? [];
  if (form) return root[form.toLowerCase()] ?? 'defer';
  const passed = passive.exec(sentence);
  const [, subject = '', deed = ''] = passed ?? [];
  const verb = root[deed.toLowerCase()];
  if (
    verb &&
    !/\b(?:motion|hearing)$/i.test(subject) &&
    !/\bmotion\b/i.test(subject) &&
    !infinitive.test(sentence.slice(0, passed?.index))
  ) {
    const plain = withoutOpening(subject);
    return nothing.test(plain) ? null : `${verb} ${lowered(plain)}`.slice(0, longestMatter);
  }
  const found =
    inField.exec(sentence)?.[1] ??
    toldIntroduced(sentence) ??
    nounBefore.exec(sentence)?.[1] ??
    infinitive.exec(sentence)?.[1] ??
    abbreviated.exec(sentence)?.[1] ??
    anyVerb.exec(sentence)?.[1] ??
    clause.exec(sentence)?.[1] ??
    noun.exec(sentence)?.[1] ??
    toldActive(sentence) ??
    resolved.exec(sentence)?.[1];
  return found === undefined ? null : endOf(found, /^motion to [^.:]{2,60}:/i.test(sentence));
}

/** What a sentence that follows a motion says was moved: 'To sell the bookmobile.' */
export function matterAlone(sentence: string): string | null {
  const [, deed, that] = alone.exec(sentence) ?? [];
  const found = deed ?? (that && lowered(that));
  return found ? endOf(found, false) : null;
}

function endOf(found: string, isField: boolean): string | null {
  const end = isField ? /:/.exec(found) : matterEnds.exec(found);
  const matter = (end ? found.slice(0, end.index) : found).replace(/[\s,;:.(–-]+$/, '').trim();
  return matter === '' || nothing.test(matter) ? null : matter.slice(0, longestMatter);
}

function toldIntroduced(sentence: string): string | undefined {
  const [, what] = introduced.exec(sentence) ?? [];
  return what && `adopt ${what}`;
}

function toldActive(sentence: string): string | undefined {
  const [, deed = '', what] = active.exec(sentence) ?? [];
  const verb = root[deed.toLowerCase()];
  return verb && what ? `${verb} ${what}` : undefined;
}

/** 'By consensus the agenda', 'After discussion the plan': the plan. */
const withoutOpening = (subject: string) =>
  subject.replace(
    /^(?:by (?:general |unanimous )?consen(?:sus|t)|after (?:some |further |brief )?discussion|there being no objections?|without objection),? /i,
    '',
  );

const lowered = (text: string) =>
  text.replace(/^(?:The|An?|That|THAT)\b/, (word) => word.toLowerCase());

/** What is voted on before the motion that it belongs to. */
export const isSubsidiary = (matter: string | null) =>
  matter !== null &&
  /^(?:amend|substitute|table|postpone|refer|call the question|move the (?:previous )?question|suspend|extend|divide|reconsider|recess)\b/i.test(
    matter,
  );
