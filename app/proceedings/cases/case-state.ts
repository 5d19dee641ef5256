import { anyOf, pattern, phrases } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';
import type { Vote } from '../vote.ts';
import { isDenial, opensOrCloses } from '../votes/motion-fate-patterns.ts';
import { isLostSeat } from '../votes/nomination-patterns.ts';
import { rulesBeSuspended } from '../votes/suspended-rules.ts';
import { asAmended, moveChanged } from './as-amended.ts';
import type { CaseState } from './case.ts';
import { dayMoved } from './day-moved.ts';
import { dispositions, fillsSeat } from './dispositions.ts';
import { fateIn } from './fate-in.ts';
import { isFailedChange, type Ruled } from './last-ruling.ts';
import { isPassedOn, isSentOn } from './sent-on.ts';
import { endWithoutVote } from './unvoted-ends.ts';
import { isWithdrawn, printedOff } from './withdrawn.ts';

type Given = {
  kind: ItemKind;
  /** The case's title after those of the headings above it. */
  path: string;
  votes: readonly Vote[];
  /** What was said while the case was open. */
  said: readonly string[];
  /** What was ruled where no vote could be followed. */
  ruled: Ruled | null;
  /** Told by a clerk, who needs few words for what was long discussed. */
  isWritten?: boolean;
};

/** 'Ordinances for introduction', 'first reading': what a vote of the section does. */
const introduces = anyOf(String.raw`first reading
  (?:ordinances?|resolutions?|bills?|legislation)\b.{0,40}\bintroduc(?:ed|tion)\b(?! (?:and|or|&) referral)
  introduc(?:e|ed|tion|ing) (?:of )?(?:new |an? )?(?:ordinances?|resolutions?|bills?|legislation)`);
const setsHearing =
  anyOf(String.raw`set(?:ting)? (?:of )?(?:a |the )?(?:(?:date|time)\b.{0,40}\b(?:for|of) (?:a |the )?)?public hearings?
  set(?:ting)? (?:a |the )?(?:date|time)\b.{0,30}\b(?:will|may|can|shall) be heard
  schedul\w+ (?:of )?(?:a |the )?public hearings?
  (?<=^|› )notice of (?:a |the )?public hearing (?!.*\b(?:ordinance|resolution)\b)[^›]*$`);
/** What is only brought up, to be decided at another meeting. */
const nominates = anyOf(String.raw`nominations? (?:to appoint|to reappoint|of|for)\b`);
const files = anyOf(
  'receive and file\nreports? to (?:be )?(?:received|filed)\npapers? to note\nnote the papers?',
);
/** 'Referring to staff the tobacco ordinance': a title that sends on, whoever then adopts it. */
const refers =
  /(?:^|› )(?:authorizing |approving )?refer(?:ring|ral)?(?: of .{1,80})? to (?:the )?(?:staff|(?:[\w-]+ ){1,4}(?:committee|commission|board|department|office))(?=$|[,;:.]| (?:the|an?|for|of)\b)/i;
/** 'It doesn't sound like there is a motion': what is asked for and nobody moves. */
const unmoved =
  anyOf(String.raw`(?:hearing|seeing|having|hear|see|is|was|there's|we have|I have) no motions?\b
(?:does not|doesn't|do not|don't|did not|didn't) (?:sound|look|seem|hear|have|see)\b.{0,24}\bmotion\b
(?:no one|nobody) (?:moves|moved|made|wants|wishes|has)\b.{0,16}\b(?:motion|it)\b`);
/** 'An ordinance being presented for first reading', 'second reading and adoption will be held on': not passed yet. */
const readFirst =
  anyOf(String.raw`(?<!\b(?:was|were|been) )(?:presented|read|brought (?:up|forward)|up) (?:for|on) (?:its |the |a )?first reading\b
  (?:ordinance|resolution) for (?:its |the )?first reading\b
  (?:second|final) (?:reading|hearing)(?: and (?:final )?(?:adoption|passage|vote))? (?:(?:will|shall|is to) be|held on)\b
  (?:second|final) reading (?:is|has been) (?:set|scheduled)
  (?:first|second) of (?:two|three) readings\b
  by (?:its )?title only,? and introduce\b`);

const readLast = anyOf('(?:second|third|final) reading');

/** How to go on with the meeting, and not with the case. */
const goesOn = pattern('i')`^(?:to )?(?:${phrases(String.raw`
  extend\b.{0,20} (?:time|meeting|debate|discussion|comments?|curfew|session)
  extend\b.* minutes
  recess
  suspend
  ${rulesBeSuspended}
  call (?:for )?the (?:previous )?question
  waive\b(?!.*\b(?:approve|adopt|grant)\b)
  reconsider
  take .* out of order
`)})\b`;
const amends = /\bamend/i;
/** What is taken up without anything to decide. */
const ceremonial: ReadonlySet<ItemKind> = new Set(['opening', 'closing', 'public comment']);
const needsMotion: ReadonlySet<ItemKind> = new Set(['report', 'closing']);
const adjourned = /\badjourn(?:ed)?\b/i;
/** Whoever reports tells of what others put off: 'Our session of May 3, which will be continued'. */
const ofReport =
  /\b(?:this|that|the|our) (?:report|presentation|update|item)\b|^(?:(?:so|and|okay),? )*(?:it|this|that)\b|\b(?:continu\w*|postpon\w*|tabl\w*|defer\w*) (?:it|this|that)\b/i;
const moves = /\b(?:motion|move[ds]?)\b/i;
/** What is read out for its own sake. */
const isRead = /\b(?:proclamation|moment of silence)\b/i;
/** In words: less than this was said of a case that was only read, or of a report that was called. */
const discussedWords = 60;
const reportedWords = 20;
const toldWords = 4;
/** 'Date of next meeting', and what nobody may be told of. */
const isNotTold =
  /\b(?:closed|executive) session\b|\b(?:date|time|place) of (?:the )?next\b|\bnext (?:\w+ )?(?:meeting|session)s?(?: dates?)?$/i;
const noAction =
  /\bno (?:formal |further )?action (?:was |is )?(?:taken|required|needed|necessary)\b|^no action\W*$/i;
/** 'Dot will call the county about the price': an item that is told in its title. */
const isSentence = /(?: \p{L}+){0,30}(?:(?: \p{Ll}{3,}).*){4}/u;
/** 'None.', 'No report', 'There were no public comments', 'Nobody spoke.' */
const nothingTold =
  /^(?:none|nothing|n\/a|no(?:ne|body| one)?\b(?! later)|there (?:was|were|is|are) (?:no|none|nothing)\b)[^.]{0,90}\.?$/i;

const isOnHearing = ({ kind, motion }: Vote) => kind === 'procedural' && opensOrCloses(motion);

/** What became of a case: by its last vote on the matter itself, else by what was said. */
export function caseState({ kind, path, votes, said, ruled, isWritten }: Given): CaseState {
  const isDecisive = (vote: Vote) =>
    vote.outcome !== null &&
    !((vote.kind === 'procedural' && goesOn.test(vote.motion)) || isOnHearing(vote));
  const own = ceremonial.has(kind) && kind !== 'closing' ? [] : votes.filter(isDecisive);
  // 'Amend the budget' is what a budget amendment asks for.
  const isAmending = own.every((vote) => vote.kind === 'amendment') && amends.test(path);
  const onMatter = own.filter((vote) => vote.kind !== 'amendment' || isAmending);
  const last = onMatter.findLast((vote) => !isLostSeat(vote)) ?? onMatter.at(-1);
  if (isWithdrawn(own, path)) return 'withdrawn';
  if (last) return stateOfVote(last, isAmending ? [] : votes, path, said);
  // A chair who adjourns, or thanks for a report, has ruled on nothing unless somebody moved it.
  const isOfChange = ruled !== null && isFailedChange(own.at(-1), ruled);
  // 'Motion to close the hearing passes' says nothing of what was heard.
  const isOfHearing = votes.length > 0 && votes.every(isOnHearing);
  const isRuled =
    ruled !== null && !isOfChange && !isOfHearing && (!needsMotion.has(kind) || ruled.isMoved);
  if (isRuled && (kind === 'closing' || !ceremonial.has(kind)))
    return stateOfVote(ruled, votes, path, said);
  // What comes behind the first word of its end may be of another matter, which nobody announced.
  const end = said.map(endWithoutVote).find((state) => state !== null);
  const ofThis = kind === 'report' ? said.filter((text) => ofReport.test(text)) : said;
  const fate = end ?? ofThis.map(fateIn).findLast((state) => state !== null);
  if (fate && !(fate === 'withdrawn' && needsMotion.has(kind))) return fate;
  if (votes.length === 0 && printedOff.test(path)) return 'withdrawn';
  if (votes.length === 0 && isSentOn(said)) return 'referred';
  if (votes.length > 0 && said.some(isPassedOn)) return 'adopted';
  if (votes.length === 0 && ruled === null) {
    if (nominates.test(path)) return 'nominated';
    if (introduces.test(path)) return 'introduced';
  }
  if (votes.length === 0 && said.some((step) => unmoved.test(step))) return 'no action';
  const text = said.join(' ');
  if (kind === 'closing' && adjourned.test(text) && moves.test(text)) return 'adopted';
  if (ceremonial.has(kind) || isRead.test(path)) return 'no action';
  if (isWritten) return isTold(path, said) && !isNotTold.test(path) ? 'discussed' : 'no action';
  const enough = kind === 'report' ? reportedWords : discussedWords;
  return text.split(/\s+/).length < enough ? 'no action' : 'discussed';
}

/** Whether minutes say more of a case than its heading, and than that nothing was. */
function isTold(path: string, said: readonly string[]): boolean {
  const title = path.split(' › ').at(-1) ?? '';
  if (said.some((sentence) => noAction.test(sentence))) return false;
  const text = said.join(' ').replace(/^(?:[\dA-Za-z/.()]{1,9}[.):]|\d[\dA-Za-z/.]{0,9}) /, '');
  const isTitle = !isSentence.test(title) && text.toLowerCase().startsWith(title.toLowerCase());
  const rest = isTitle ? text.slice(title.length) : text;
  const told = rest.replace(/^[\s:.–—-]+/, '');
  return told.split(/\s+/).length >= toldWords && !nothingTold.test(told);
}

/** In sentences: a roll and its ruling; what was moved stands before them. */
const ruledWithin = 16;
const isMoved =
  /\b(?:I|we|you) (?:so )?move\b|^(?:so )?(?:motion|moved?)\b|\bmotion (?:to|by|for)\b/i;

/** 'With these corrections, Ms. Hale moved to approve it.' */
const tellsOfMotion = /\b(?:moved|motioned|motion) (?:to|that)\b/i;

type Decision = Pick<Vote, 'outcome' | 'motion' | 'yes' | 'no'>;

function stateOfVote(
  last: Decision,
  votes: readonly Vote[],
  path: string,
  said: readonly string[],
): CaseState {
  if (last.outcome === 'rejected')
    return last.yes !== null && last.yes === last.no ? 'tied' : 'rejected';
  if (suspendsAlone.test(path)) return 'adopted';
  // What was asked for is refused, though the motion carried.
  if (isDenial(last.motion)) return 'rejected';
  if (dayMoved(last.motion) !== null)
    return /\bhearing\b/i.test(path) ? 'hearing set' : 'postponed';
  const disposed = dispositions.find(([, words]) => motionsOf(last, path, said).some(tells(words)));
  if (disposed)
    return disposed[0] === 'nominated' && fillsSeat.test(path) ? 'adopted' : disposed[0];
  const put = path.endsWith(last.motion) ? putOffBy(said) : null;
  if (put) return put;
  // 'Motion to suspend the rules and adopt it on first reading.'
  const isLast = readLast.test(`${path} ${last.motion}`);
  // 'Set a public hearing on the zoning, and introduction of an ordinance': told by what comes first.
  const setAt = path.search(setsHearing);
  if (setAt >= 0 && !introduces.test(path.slice(0, setAt))) return 'hearing set';
  const isFirst = introduces.test(path) || (!isLast && said.some(tells(readFirst)));
  // 'Waive further reading and introduce it' goes no further.
  if (isFirst && !said.some((text) => suspends.test(text) && !introducesOnly.test(text)))
    return 'introduced';
  if (files.test(path)) return 'received and filed';
  if (refers.test(path)) return 'referred';
  const isAmended =
    votes.some((vote) => vote.kind === 'amendment' && vote.outcome === 'adopted') ||
    asAmended.test(last.motion) ||
    moveChanged.test(last.motion) ||
    said.slice(-ruledWithin).some(isAsAmended) ||
    said.some((text) => isMoved.test(text) && isAsAmended(text)) ||
    said.some((text) => tellsOfMotion.test(text) && moveChanged.test(text));
  return isAmended ? 'adopted as amended' : 'adopted';
}

/** 'To amend Ordinance 29265 as amended' tells of a law, and not of what was decided. */
const ofLaw = /\bamend(?:s|ing)? [^.;?!]{0,60}\bas amended\b/gi;
const isAsAmended = (text: string) => asAmended.test(text.replace(ofLaw, ''));

/** 'Staff has asked that this be continued to June.' 'So moved.' 'That's continued to June.' */
function putOffBy(said: readonly string[]): CaseState | null {
  return (
    said
      .slice(-ruledWithin)
      .filter((text) => !wasPutOff.test(text))
      .map(fateIn)
      .findLast((state) => state !== null) ?? null
  );
}
/** Before this meeting. */
const wasPutOff =
  /\b(?:was|were|has been|have been|had been)\b|\bfrom (?:the |our )?(?:last|previous)\b/i;

const tells = (words: RegExp) => (text: string) => words.test(text);
const suspends = anyOf(
  '(?:suspend|waiv|dispens)\\w* (?:with )?(?:the |our )?(?:rules?|(?:second |further )?readings?)\\b',
);
/** 'Waive further reading and introduce the ordinance.' */
const introducesOnly = /^(?!.*\b(?:adopt|pass|second reading)\b).*\band introduce\b/i;
/** 'That the rules be suspended so as to permit first reading': nothing is read yet. */
const suspendsAlone = pattern('i')`\b${rulesBeSuspended}`;

/** A motion's words; where only the case's title stands for them, what was said of a motion before it. */
function motionsOf({ motion }: Decision, path: string, said: readonly string[]): string[] {
  if (!path.endsWith(motion)) return [motion];
  const put = said.slice(-ruledWithin).findLast((text) => isMoved.test(text));
  return put === undefined ? [motion] : [motion, put];
}
