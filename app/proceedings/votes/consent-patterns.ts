import { months } from '#app/platform/language/months.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';

/** Something adopted because nobody objects, without a motion. */
export type SaidConsent = {
  /** What is done, as a motion would say it: 'adopt the agenda'. */
  motion: string;
  /** What it is done to: 'agenda'. */
  matter: string;
  /** Only proposed, so that a word of the chair has to follow: 'if there is no objection'. */
  isProposed: boolean;
  /** As the last roll went, and not what that was on. */
  isOfLastRoll?: boolean;
  /** Asked of everybody: thanks grant it. */
  isAsked?: boolean;
  /** Where only that may follow: 'are members content?', or the answer to it. */
  awaits?: 'question' | 'answer';
};

const proposing = phrases(String.raw`
  if there(?:'s| is| are| be) no (?:objections?|opposition)
  unless there(?:'s| is| are) (?:an |any )?objections?
  if nobody objects
  if no one objects
`);
const granting = phrases(String.raw`
  (?:hearing|seeing|there being|with) (?:and seeing |and hearing )?no (?:objections?|opposition)
  without (?:any )?objections?
  no objections?
`);

/** What a body so adopts: its own minutes, agenda, rules and time. Papers for the record are leave. */
const matters = words('minutes agenda calendar journal rules? comments? schedule proclamation');
const papers = words('item report resolution ordinance bill appointment proposal request');
const articles = '(?:the |this |that |these |our |all |both )*';
const matter = pattern(
  'i',
)`${articles}(?:[^,.;]{0,60}? )?(${[...matters, ...papers.map((one) => `${one}s?`)]})\b[^,.;]{0,90}?`;
const being = phrases(String.raw`
  (?:will|shall|can|may|would)(?: now)? (?:be|stand)(?: hereby| so)?
  (?:is|are|has been|have been|stands?)(?: is| hereby| now| so| being| finally| duly| unanimously)*
`);

/** What is done to it, as said and as a motion has it. */
const deeds: ReadonlyMap<string, string> = new Map([
  ['adopted', 'adopt'],
  ['adapted', 'adopt'],
  ['passed', 'pass'],
  ['approved', 'approve'],
  ['accepted', 'accept'],
  ['signed', 'approve'],
  ['amended', 'amend'],
  ['suspended', 'suspend'],
  ['waived', 'waive'],
  ['extended', 'extend'],
  ['postponed', 'postpone'],
  ['continued', 'continue'],
  ['tabled', 'table'],
  ['deferred', 'defer'],
  ['referred', 'refer'],
  ['removed', 'remove'],
  ['confirmed', 'confirm'],
]);

const lead = String.raw`[,.]?\s+(?:then\s+)?`;
const deed = pattern(
  'i',
)`(?:${proposing}|${granting})${lead}(${matter})(?: ${being}|(?<=s)) (${[...deeds.keys()]})\b([^,.;]{0,80})`;
/** 'Without objection, the ordinances are finally passed': what is put to no vote, and no leave to speak. */
const decides = pattern(
  'iu',
)`${granting}${lead}${articles}(?:\p{L}+ )?(?:resolution|ordinance)s?(?: ${being}|(?<=s)) (?:adopted|adapted|approved|passed)\b`;
const meeting = '(?:(?:this|the) (?:meeting|council|board|committee|commission)|we)';
const stands = "(?: will| shall|'ll|'re)? ?(?:be |is |are |stand |stands )*(?:now )?(?:in )?";
const away = pattern(
  'i',
)`(?:${proposing}|${granting})${lead}${meeting}\b${stands}(recess(?:ed)?|adjourn(?:ed)?)\b([^.;]{0,60})`;
/** Said with the asking, recess and adjournment are put to the body; 'without objection' announces them. */
const isAsked = pattern('i')`${proposing}|hearing no objections?`;

const chairs = String.raw`(?:I|we|the (?:chair|board|council|committee|commission))(?:'ll| will| would| shall|'d|(?:'m| am|'re| are| is) going to)?(?: like to| now| just)*`;
const sentPapers = words(
  'item resolution ordinance matter proposal request application petition bill',
);
const thisOne = String.raw`(?:it|this|that|(?:this |that |the |agenda )*(?:${sentPapers.join('|')}))`;
/** 'Unless there's objection, I'll refer it back to my office': granted by the word that follows. */
const sent = pattern(
  'i',
)`(?:${proposing})${lead}${chairs} ((?:refer|send|return|remand|postpone|table|defer|carry over) ${thisOne}\b[^,.;?]{0,80})`;

const body = '(?:we|(?:(?:the|this|our) )?(?:council|board|committee|commission))';
/** 'Without objection, the board will approve the boiler for the annex': done where nobody is then heard against it. */
const willAdopt = pattern(
  'i',
)`(?:${proposing}|${granting})${lead}${body}(?:'ll| will| shall)?(?: now)? (approve|adopt|accept|ratify|award)s?\b (?:(?:uh|um) )*([^.;?]{3,200})`;
/** 'Hearing none', in the same breath. */
const heardNone = /[,\s]+(?:(?:uh|um) )*(?:hearing|seeing) none\b.*$/i;

/** What everybody is asked to let happen, and is no leave to speak or to show something. */
const askedFor = words(
  'adopt approve accept confirm postpone reschedule continue table defer refer reorder waive suspend',
);
/** 'Do I have unanimous consent to approve the agenda?' */
const asked = pattern(
  'i',
)`\b(?:may|do|can|could) (?:I|we) (?:please )?(?:have|get) (?:the |your )?unanimous consent (?:to|that we|for us to) (${askedFor}\b[^?;]{3,160})\?`;
/** 'Can I propose, in accordance with Standing Order 17.42, that the committee resolves to meet in private?' */
const proposes = pattern('i')`\b(?:${phrases(String.raw`
  (?:can|may|could) I propose,? (?:[^,;?]{3,60}, )?that the committee
  is a motion (?:under [^,;?]{3,40} )?(?:to propose )?that (?:the committee|we)
`)}) (?:resolves?|agrees?) to ([^;?]{3,160}?)[.?]?$`;
const everybody = '(?:members|everyone|everybody|we all|you all)';
const leadsIn = '^(?:(?:so|and|okay|then),? )*';
const toNote = pattern(
  'i',
)`${leadsIn}(?:are |is )?${everybody} (?:content|happy) to note (?:those|these|that|them|it|the papers?)\?$`;
/** 'Are Members content?', said behind what was proposed. */
export const asksWhetherContent = pattern(
  'i',
)`${leadsIn}(?:are|is) (?:${everybody}|that) (?:content|agreed|happy|okay)(?: with (?:that|this))?\?$`;
/** 'Thank you.' 'The agenda is approved.', said by whoever asked. */
export const grantsAsked = pattern('i')`${phrases(String.raw`
  ^(?:(?:okay|great|all right)[,.]? )*(?:thank you|thanks)(?: (?:so|very) much)?[.!]*$
  \b(?:is|are|has been|have been) (?:now )?(?:approved|adopted|accepted|confirmed|postponed|rescheduled|continued|tabled|deferred|referred|reordered|waived|suspended)\b
`)}`;
/** 'No.', 'I do not consent', 'is opposed', and any question: it is not settled. */
export const stopsAsked =
  /\b(?:no|nope|not|don't|object\w*|oppos\w*|den(?:y|ies|ied)|disagree\w*|instead|vote)\b|\?$/i;

/** 'Same house, same call, the resolutions are adopted': as on the last roll, which nobody asks to have called again. */
const ofCall = words('ordinances? resolutions? motions? items? matters? appointments? hearings?');
const became = words('adopted approved pass(?:ed)? confirmed continued filed');
const becomes =
  ' (?:(?:is|are|has been|have been|stands?|finally|duly|hereby|unanimously) )*(?:on first reading and \\w+ )?';
const sameCall = pattern(
  'i',
)`\bsame house,? same (?:roll )?call[,.:]? (?:(?:the|these|this|those) )?(?<matter>${ofCall})${becomes}(?<deed>${became})\b`;
/** 'If we take it same house, same call', 'I would rather not': it is not done. */
const notCalled = pattern(
  'i',
)`\b(?:${words("if can can't cannot could would won't not rather last")})\b|\?\W*$`;

/** 'Is adopted, and …', 'is adopted madam clerk, please call item 12'. */
const goesOn = /\s+(?:and|madam|mr\.?|please|thank|next|let's|we'll)\b.*$/i;

/** What whoever chairs proposes that the committee resolves to do; undefined where nothing is. */
export const proposedIn = (text: string): string | undefined => proposes.exec(text)?.[1];

/** What a sentence adopts, or proposes to adopt, because nobody objects; else null. */
export function consentIn(text: string): SaidConsent | null {
  const toAll = { matter: 'what was asked', isProposed: true, isAsked: true };
  if (toNote.test(text)) return { ...toAll, motion: 'note the papers', awaits: 'answer' };
  const proposed = proposedIn(text);
  if (proposed !== undefined) return { ...toAll, motion: proposed.trim(), awaits: 'question' };
  const question = asked.exec(text)?.[1]?.trim();
  if (question !== undefined) return { ...toAll, motion: question };
  const adopts = willAdopt.exec(text);
  if (adopts) {
    const [, verb = '', rest = ''] = adopts;
    const what = rest.replace(heardNone, '').trim();
    const motion = `${verb.toLowerCase()} ${what}`;
    return { motion, matter: what.toLowerCase(), isProposed: !heardNone.test(rest) };
  }
  const { matter: paper = '', deed: did = '' } = sameCall.exec(text)?.groups ?? {};
  if (paper !== '' && !notCalled.test(text)) {
    const verb = deeds.get(did.toLowerCase()) ?? did.toLowerCase().replace(/d$/, '');
    return {
      motion: `${verb} the ${paper}`,
      matter: paper.toLowerCase(),
      isProposed: false,
      isOfLastRoll: true,
    };
  }
  const isProposed = pattern('i')`${proposing}`.test(text);
  const done = deed.exec(text);
  if (done) {
    const [, said = '', noun = '', verb = '', rest = ''] = done;
    const isPaper = pattern('i')`^${papers}s?$`.test(noun);
    if (isPaper && !isAsked.test(text) && !decides.test(text)) return null;
    const motion = `${deeds.get(verb.toLowerCase()) ?? verb} ${said.trim()}${rest.replace(goesOn, '')}`;
    return { motion: motion.trim(), matter: noun.toLowerCase(), isProposed };
  }
  const sends = sent.exec(text)?.[1];
  if (sends !== undefined) {
    const motion = sends.trim().replace(/^send/i, 'refer');
    return { motion, matter: 'referral', isProposed: true };
  }
  const left = isAsked.test(text) ? away.exec(text) : null;
  if (!left) return null;
  const [, verb = '', rest = ''] = left;
  const name = /^recess/i.test(verb) ? 'recess' : 'adjourn';
  return { motion: `${name}${rest.replace(/[\s,]+$/, '')}`, matter: name, isProposed };
}

const asksForChanges =
  /\bany (?:\p{L}+ (?:or )?)?(?:changes|corrections|additions|deletions|edits|amendments)\b.*\?\W*$/iu;
const foundNone = /^(?:okay,? )?(?:hearing|seeing)(?: (?:and|or) (?:hearing|seeing))? none\b/i;

/** 'Hearing none, it is adopted once we vote', 'in July', 'by the state already': not now, or not here. */
const elsewhen = pattern('i')`\b(?:${words(
  'when once if after unless until already next think believe',
)}|in ${months})\b`;

/** 'Any corrections to the minutes? Hearing none, they stand approved': adopted unless somebody has one. */
export const consentAfter = (before: string, text: string): SaidConsent | null =>
  foundNone.test(text) && asksForChanges.test(before) && !elsewhen.test(text)
    ? consentIn(text.replace(foundNone, 'Hearing no objections'))
    : null;

/** 'Hearing no objection.', 'so ordered': what was proposed is done. */
export const grantsProposed = pattern('i')`\b(?:${granting}|hearing none|seeing none|so ordered)\b`;
export const objects =
  /^(?:(?:yes|mr\.?|madam \w+|excuse me)[,.]? )*(?:I object|objection|I have an objection|I would object|I'd object)\b/i;
/** 'This meeting is in recess until 2:45', said after it was proposed. */
export const isAway =
  /\b(?:in recess|stands? (?:in recess|adjourned)|(?:is|are) (?:adjourned|recessed))\b/i;
