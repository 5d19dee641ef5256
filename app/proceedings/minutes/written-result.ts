import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Vote } from '../vote.ts';
import { findTallies } from '../votes/tallies.ts';

export type WrittenResult = Pick<Vote, 'yes' | 'no' | 'abstain' | 'outcome'> & {
  isUnanimous: boolean;
  /** Told as what the body did, whether or not a motion stands before it: 'It was RESOLVED that'. */
  isDeed: boolean;
};

const carried = words(
  'carried carries passed passes adopted approved prevailed accepted granted ratified agreed',
);
const lost = [
  'failed',
  'fails',
  'defeated',
  'lost',
  'died',
  'dies',
  'rejected',
  'not carried',
  'did not (?:carry|pass)',
];
const matter = words(
  'motion resolution ordinance amendment vote question item request it which agenda minutes consent matter application petition variance permit plan contract bid report substitute all',
);
const was =
  '(?:was |were |is |has been |then |duly |therefore |been |been duly |so |hereby |unanimously |also )*';

const passes = [
  pattern('i')`\b${matter}s?\b[^.;]{0,160}?\b${was}${carried}\b`,
  pattern('i')`^(?:so )?${[...carried, 'so ordered']}\b(?! (?:by|to be|for|in)\b)`,
  pattern('i')`\b(?:was|were|is) (?:\w+ly )?resolved (?:to|that)\b|^resolved\b`,
  pattern('i')`\bmeeting (?:was |is |stood |stands )?(?:then |hereby |duly )?adjourned\b`,
  pattern(
    'i',
  )`\b(?:result|vote|motion|action|status)s?\s?:\s{0,3}(?:motion )?${[...carried, 'unanimous', 'pass']}`,
  pattern(
    'i',
  )`\b(?:approved|passed|carried|adopted) (?:unanimously|by unanimous|by a unanimous|by a vote|by a \d|\d)`,
  pattern(
    'i',
  )`\b(?:voted|vote was|vote) ${was}?(?:unanimous(?:ly)?|\d{1,3}\s?(?:-|–|to)\s?\d{1,3})[^.;]{0,40}?\bto (?!deny|reject)\p{L}`,
];
const fails = [
  pattern(
    'i',
  )`\b(?:motion|amendment|vote|question|substitute|it|which|resolution|ordinance)\b[^.;]{0,120}?\b${was}${lost}\b`,
  pattern('i')`^${lost}\b`,
  pattern(
    'i',
  )`\b(?:result|vote|motion|action|status)s?\s?:\s{0,3}(?:motion )?${[...lost, 'denied']}`,
  pattern('i')`\b(?:died|dies|failed) (?:for|due to|for the) (?:lack|want)`,
  pattern('i')`\bthere (?:was|being) no (?:second|support)\b`,
];

const members =
  '(?:(?:board |council |committee |commission )?(?:members|trustees|commissioners|supervisors|directors|councilors|councillors|aldermen|selectmen) )?';
const unanimous = pattern('i')`\b${phrases(String.raw`
  unanimous(?:ly)?
  all ${members}(?:present )?(?:were |are |voted |voting |vote )?(?:in favou?r|ayes?|yes|yea|yeas)
  (?:ayes?|yeas?|vote|favou?r|yes)(?: vote)?\s?[:,–-]?\s?all(?! (?:but|except))(?=$|[\s.,;)])
  AIF
  all agreed
  everyone (?:was |voted |voting )?in favou?r
  with no (?:opposition|dissent|nays|one opposed)
  no (?:one |nays |noes )?(?:opposed|opposition)
  without (?:objection|dissent|opposition)
  none opposed
`)}\b`;
/** 'Nearly unanimous' is a word of narrators, and 'not unanimous' another. */
const notQuite =
  /\b(?:nearly|almost|not) unanimous|\bunanimous consent (?:agenda|calendar|items?)\b/i;
/** What another meeting or another body did, or what may be. */
const elsewhere = pattern(
  'i',
)`\b${['previously', 'last (?:year|month|meeting)', 'would', 'could', 'if', 'should', 'had', 'can', 'may', 'until', 'once', 'will', 'requires?', 'planning commission (?:voted|recommended)']}\b`;

/** 'M/S/C': moved, seconded, carried. */
const abbreviated = /\bm{1,2}\/?s\/?[acpu](?:\/?u)?\b/i;
/** 'MC': motion carried. */
const carriedInShort = /^(?:MC|MP|MCU)\.?$/;

/** What the body did, told without a motion. */
const deed = pattern('iu')`^resolved\b|\b(?:${phrases(String.raw`
  by (?:general |unanimous |common )?consen(?:sus|t)(?! (?:agenda|calendar|item))
  it was the (?:general )?consensus (?:of .{3,40} )?(?:to|that)
  consensus of the (?:board|council|commission|committee|members) (?:was |is )?to
  (?:it was|was) (?:\w+ly )?(?:agreed|resolved) (?:to|that|by)
  without objection
`)}\b)`;
/** 'CARRIED', 'and AGREED to': written so that it is seen. */
const shouted = /\b(?:CARRIED|ADOPTED|PASSED|RESOLVED|AGREED|APPROVED)\b/;
const shoutedLoss = /\b(?:DEFEATED|LOST|FAILED)\b/;
const inCapitals = (sentence: string) => !/\p{Ll}{3}/u.test(sentence);

/** 'Ms. Hale accepted the nomination': so far nobody has voted. */
const takesOffice =
  /\baccept(?:s|ed|ing)? (?:the|that|this|his|her|their) (?:nomination|appointment|position|office|role)\b/gi;

/** What a sentence of minutes says that became of a motion; null where it says nothing of that. */
export function writtenResult(written: string): WrittenResult | null {
  const sentence = written.replace(takesOffice, '');
  const isUnanimous = unanimous.test(sentence) && !notQuite.test(sentence);
  const tally = talliedIn(sentence);
  const isDeed = deed.test(sentence);
  const isShort = abbreviated.test(sentence) || carriedInShort.test(sentence);
  const isSeen = !inCapitals(sentence);
  const fell = fails.some((each) => each.test(sentence)) || (isSeen && shoutedLoss.test(sentence));
  const passed =
    !fell &&
    (passes.some((each) => each.test(sentence)) ||
      isDeed ||
      isShort ||
      (isSeen && shouted.test(sentence)));
  if (!fell && !passed && !isUnanimous && tally === null) return null;
  if (elsewhere.test(sentence) && tally === null && !isUnanimous && !isShort) return null;
  const outcome = fell ? 'rejected' : passed || isUnanimous ? 'adopted' : outcomeOf(tally);
  return {
    yes: tally?.yes ?? null,
    no: tally?.no ?? null,
    abstain: tally?.abstain ?? null,
    outcome,
    isUnanimous: isUnanimous && !fell,
    isDeed,
  };
}

type Count = Pick<Vote, 'yes' | 'no' | 'abstain'>;

/** '5-1', '5 to 1', '7/0', '4-0-1' */
const counted = String.raw`(\d{1,3})\s?(?:-|–|to|/)\s?(\d{1,3})(?:\s?(?:-|–|to|/)\s?(\d{1,3}))?`;
const bracketed = pattern('i')`[[(]\s?${counted}\s?[\])]`;
const told = words('vote voted carried passed approved adopted failed defeated count tally');
const after = pattern('i')`\b${told}(?: was| of| by| a| with| on| ?:|,){0,4}\s${counted}(?![\d/-])`;

/** '11 in favor (Hale, Kim, …) and 2 opposed (…)' */
const inFavor =
  /\b(?:passed|carried|failed|vote[ds]?)\b[^.]{0,40}?\b(\d{1,3}) (?:\w+ )?in favou?r\b/i;
const against = /\b(\d{1,3}) (?:\w+ )?(?:opposed|against|in opposition)\b/i;

function talliedIn(sentence: string): Count | null {
  const pair = bracketed.exec(sentence) ?? after.exec(sentence);
  if (pair) {
    const [, yes, no, abstain] = pair;
    return { yes: Number(yes), no: Number(no), abstain: abstain ? Number(abstain) : null };
  }
  const [, yes] = inFavor.exec(sentence) ?? [];
  const [, no] = against.exec(sentence) ?? [];
  if (yes) return { yes: Number(yes), no: no ? Number(no) : 0, abstain: null };
  // Captions hear 'yeas' as 'years', and clerks do not.
  const said = findTallies(sentence.replace(/\byears?\b/gi, ''))[0];
  return said && (said.yes !== null || said.no !== null) ? said : null;
}

function outcomeOf(tally: Count | null): Vote['outcome'] {
  if (tally === null || tally.yes === null) return null;
  return tally.yes > (tally.no ?? 0) ? 'adopted' : 'rejected';
}
