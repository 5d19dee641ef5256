import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Vote } from '../vote.ts';
import { adviceIn } from './committee-advice.ts';
import {
  aCount,
  afterCount,
  ayesHave,
  be,
  carries,
  countBefore,
  done,
  fallsShort,
  howBefore,
  howDone,
  isAdjourned,
  matters,
  motions,
  noesHave,
  notDone,
  opener,
  ownVoteBefore,
  ruledOtherwise,
  tail,
  undone,
  was,
} from './outcome-vocabulary.ts';
import { rulingByThreshold } from './threshold-rulings.ts';

/** A result as somebody said it. */
export type SaidOutcome = {
  outcome: NonNullable<Vote['outcome']>;
  /** 'So ordered' after asking for objections. */
  consent: boolean;
  /** A chair's ruling on the motion, and not a remark that can be about anything. */
  ruling: boolean;
  /**
   * What was said of the matter itself, where that depends on the motion: an application that 'is
   * denied' is a motion to deny that carried.
   */
  matter: 'denied' | 'granted' | 'put off' | 'adjourned' | null;
};

const filler = '[^.,;]{0,60}?';
const shortFiller = '[^.,;]{0,20}?';
const longFiller = '[^.;]{0,70}?';

/** A subject with what becomes of it, a few words apart: 'the motion by Mr. Roy is agreed to'. */
const fate = (subject: readonly string[], predicate: RegExp, between = filler) =>
  pattern('i')`\b${subject}(?:'s)?\b${between}\b${predicate}\b`;

const it = "(?:so |that |this |it |they |that's |it's |motion's |which )?(?:motion |vote )?";
const has = '(?:is |was |has |have |has been |have been )?';
/** A ruling that names nothing: 'Carried.', 'So that passes unanimously.', 'It is adopted, 5-2.' */
const bare = (predicate: readonly string[]) =>
  pattern('iu')`${opener}${it}${has}${howBefore}${howDone}(?: )?${predicate}${tail}[.!]*$`;
const barePass = bare([
  ...words('carries passes prevails carried passed approved adopted unanimous'),
  'agreed to',
  'granted',
  // New England's moderators: 'It is a vote.'
  'a vote',
  'so voted',
]);
const bareFail = bare([
  ...words('fails failed defeated rejected dies'),
  'does not (?:carry|pass)',
  'not carried',
]);

const anything = [...motions, ...matters];
const presentPass = [
  fate(motions, pattern()`${carries}`, longFiller),
  fate(matters, pattern()`${carries}`),
  fate(anything, pattern()`${be}${howDone} ${done}`, longFiller),
  pattern('i')`${opener}(?:that|it|this) ${shortFiller}\b${carries}\b`,
  pattern('i')`${afterCount}${carries}\b`,
  pattern('i')`(?:^|(?<=, )|^(?:that|it)(?:'s| is) )(?:un|en)anim\w+ and (?:it )?is carried\b`,
  // 'Hearing none, you're approved pending the documents.'
  pattern('i')`${opener}you(?:'re| are)(?: all)? approved\b`,
  // 'No. Carries four to one and then', as captions go on; 'carries four, three, and that will'.
  pattern('i')`^(?:no,? )?(?:carries|passes) ${aCount}(?: to |-|, )${aCount}\b`,
  // 'The bill has been placed on final consideration and does pass.'
  /\b(?:has|have) been placed (?:up)?on [^.;]{0,60}\b(?:does|do) pass\b/i,
  pattern('i')`^(?:(?:okay|so|and)[,.]? )*(?:item )?${aCount}(?: ?[a-h])? ${carries}\b`,
  ...ruledOtherwise,
  pattern('i')`${opener}(?:the |those )?(?:bills|claims|warrants|vouchers) are paid\b`,
];
const presentFail = [
  fate(motions, pattern()`${fallsShort}`, longFiller),
  fate(matters, pattern()`${fallsShort}`),
  fate(motions, pattern()`${be}${howDone} ${[...undone, 'denied']}`, longFiller),
  fate(matters, pattern()`${be}${howDone} ${notDone}`),
  pattern('i')`${opener}(?:that|it|this) ${shortFiller}\b${fallsShort}\b`,
  pattern('i')`${afterCount}${fallsShort}\b`,
  pattern(
    'i',
  )`${opener}the (?:[\w-]+ ){1,3}(?:fails|(?:does|did)(?:n't| not) (?:pass|carry))(?=[.,;]|$)`,
  pattern('i')`^(?:(?:okay|so|and)[,.]? )*(?:item )?${aCount}(?: ?[a-h])? ${fallsShort}\b`,
];
const pastPass = fate(anything, pattern()`(?:${was}${howDone} )?${done}`);
const failed = ['failed', 'lost', 'died', ...undone, 'denied'];
const pastFail = fate(motions, pattern()`(?:${was}${howDone} )?${failed}`);
/** 'The appeal is denied', 'the variance was turned down'. */
const denied = fate(
  matters,
  pattern()`${[...be, ...was]}${howDone} (?:denied|rejected|turned down)`,
);
const postponed = [
  ...words('continued tabled postponed deferred referred remanded'),
  '(?:put|held|laid|carried|rolled) (?:over|off|on the table)',
  'held(?: for (?:an?|one|two|three|four|\\d+) (?:weeks?|months?|days?)(?=[ .,!]|$)|(?=[.,!]|$))',
];
/** 'So it's tabled', 'that's put over to July'. */
const shortly = pattern(
  'i',
)`(?:${opener}|, (?:so |and )?)(?:it|that|this|which)(?:'s| is)${howDone} `;
const putOffShortly = pattern('i')`${shortly}${postponed}\b`;
/** 'So that's refused.' */
const deniedShortly = pattern('i')`${shortly}(?:refused|denied|turned down)\b`;
/** 'The hearing is continued to March', 'that will be referred to staff'. */
const putOff = fate(
  [...anything, 'matter', 'case', 'it', 'that'],
  pattern()`${[...be, ...was, 'will be']}${howDone} ${postponed}`,
);

/** What was voted at another time or in another place ('denied by MPC by a vote of 11 to 1'), or only may be. */
const elsewhere = pattern('i')`\b${[
  '(?:last|previous|prior|next) (?:year|week|month|congress|session|meeting|council|board)',
  '(?:years?|months?|weeks?|days?) ago',
  ...words('earlier would could might may can hope shall provides?'),
  'I (?:think|believe|understand|know|remember|recall|heard|read)',
  String.raw`in (?:19|20)\d\d`,
  'commission voted',
  '(?:denied|approved|rejected) by (?-i:[A-Z]{2,6}) by',
]}\b`;
/** 'If the motion passes', 'once it is adopted': no ruling. */
const conditional = pattern('i')`\b${[
  ...words('if when once until unless whether assuming before after should provided because since'),
  // 'So that's approved' is a ruling.
  "so that(?!'s\\b| is\\b)",
  'in case',
  'every time',
  'each time',
  'in order',
]}\b`;

const kindOfMotion = words('substitute main consent second first final amended proposed');
/** 'So the substitute', 'this amended': how a ruling begins. */
const startOfRuling = pattern(
  'i',
)`${opener}(?:the|that|this|your|our|these|those)?(?: ${kindOfMotion})*`;

/** 'I hope the motion fails', 'glad that it passed'. */
const opinion = pattern('i')`\b${[
  ...words('hope hopes hoping wish think believe expect fear afraid doubt urge glad happy want'),
  "let's",
  'imagine',
  'see (?:that|how)',
]}\b`;

const aMatter = pattern('i')`^${matters}\b`;
const ofMotion = /^(?:motion|amendment|substitute)/i;
const isOrder =
  /\b(?:hearing|seeing) (?:none|no objections?)\b.*\bso (?:ordered|moved)\b|\b(?:so ordered)\b/i;

/** 'We'll adopt the agenda as presented', 'we'll forward that one to public hearing': said behind a question, what was decided. */
const weDo =
  /^(?:(?:okay|ok|so|and|all right),? )*we(?:'ll| will) (?:adopt|approve|forward) (?:the|that|this|it|those|these)\b(?!.*\b(?:if|when|once|after|later|next)\b)/i;

/** In words: what may name a matter before it in a ruling. */
const mostBefore = 2;
/** A ruling is short; a longer sentence argues. Measured in letters. */
const longestRuling = 260;

/** The result that a sentence announces, or null. */
export function outcomeIn(text: string): SaidOutcome | null {
  const said = (outcome: SaidOutcome['outcome'], rest: Partial<SaidOutcome> = {}): SaidOutcome => ({
    outcome,
    consent: false,
    ruling: true,
    matter: null,
    ...rest,
  });
  if (isAdjourned.test(text) && !conditional.test(text))
    return said('adopted', { matter: 'adjourned' });
  if (noesHave.test(text)) return said('rejected');
  if (ayesHave.test(text)) return said('adopted');
  if (text.length > longestRuling || /\?["”’')]*$/.test(text)) return null;
  if (bareFail.test(text)) return said('rejected');
  if (barePass.test(text)) return said('adopted');
  const advice = adviceIn(text);
  if (advice) return said(advice, { ruling: false });
  const first = [
    ...presentPass.map((ruling) => place(text, ruling, said('adopted'))),
    ...presentFail.map((ruling) => place(text, ruling, said('rejected'))),
  ]
    .filter((found) => found !== null)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)[0];
  if (first) return first.result;
  const byThreshold = rulingByThreshold(text);
  if (byThreshold) return said(byThreshold.outcome, { ruling: byThreshold.isRuling });
  if (!elsewhere.test(text)) {
    const past = place(text, pastFail, said('rejected')) ?? place(text, pastPass, said('adopted'));
    const isDenied = said('rejected', { matter: 'denied' });
    const refused = place(text, denied, isDenied) ?? place(text, deniedShortly, isDenied);
    if (refused) return refused.result;
    if (past) return past.result;
    const isPutOff = said('adopted', { matter: 'put off' });
    const later = place(text, putOff, isPutOff) ?? place(text, putOffShortly, isPutOff);
    if (later) return later.result;
  }
  if (weDo.test(text)) return said('adopted', { ruling: false });
  return isOrder.test(text) ? said('adopted', { consent: true, ruling: false }) : null;
}

/**
 * Where a pattern says its result, unless under a condition: 'if the motion passes'. The motion's
 * own fate ranks before that of the matter: 'the motion carries and the appeal is denied'.
 */
function place(text: string, told: RegExp, result: SaidOutcome) {
  const match = told.exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  const clause = text.slice(0, end).split(/[,;:]/).at(-1) ?? '';
  if (
    opinion.test(clause) ||
    conditional.test(clause) ||
    /\b(?:if|unless|until) [^,]*$|\bno (?:more |further )?$/i.test(text.slice(0, match.index))
  )
    return null;
  const rank = ofMotion.test(match[0]) ? 0 : 1;
  const before = text
    .slice(0, match.index)
    .replace(ownVoteBefore, '')
    .replace(countBefore, '')
    .replace(startOfRuling, '')
    .trim();
  const isPast = told === pastPass || told === pastFail;
  // 'The mayor's resolution is adopted' names whose it is.
  const isShort = !isPast && before.split(/\s+/).length <= mostBefore;
  const ruling = before === '' || isShort || (rank === 0 && !isPast);
  const ofMatter = aMatter.test(match[0]);
  const matter =
    ofMatter && result.matter === null
      ? result.outcome === 'adopted'
        ? 'granted'
        : 'denied'
      : result.matter;
  return { at: end, rank, result: { ...result, ruling, matter } };
}
