import type { Vote } from '../vote.ts';

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
  matter: 'denied' | 'granted' | 'put off' | null;
};

const ayesHave =
  /\b(?:ayes?|eyes?|i's|eye's|yeas?|yays?|yeses|ays)(?: appear to| seem to| do)? (?:have it|prevail|carry)\b/i;
const noesHave =
  /\b(?:noes|nos|no's|nose|nays?|knows?|know's|neighs)(?: appear to| seem to| do)? (?:have it|prevail|carry)\b/i;

const motions =
  'motions?|amendments?|substitute|resolutions?|ordinances?|items?|measure|bill|minutes|agenda|calendar|rule|question|override|h\\.?r\\.? ?\\d+|s\\.? ?\\d+';
const matters =
  'proposal|application|request|appeal|contract|plan|plat|budget|rates?|fees?|recommendation|petition|variance|permit|rezoning|license|agreement|appointments?|nominations?|grant|lease|report|claim|hearing';
const filler = '[^.,;]{0,60}?';
const longFiller = '[^.;]{0,70}?';
const adverbs = '(?: (?:hereby|so|now|also|therefore|thus|unanimously|duly|then|accordingly))*';
const be = '(?:is|are|stands?|be)';
const was = '(?:was|were|has been|have been|has|have)';
const done =
  '(?:agreed(?: to)?|adopted|approved|passed|accepted|granted|carried|ratified|confirmed)';
const undone =
  '(?:defeated|rejected|lost|voted down|not (?:agreed|adopted|approved|carried|passed))';

// 'Carries a fine', 'passes the test' say nothing of a vote.
const carries =
  '(?:carries(?! (?:over|out|forward|through|it|them|us|our|the|its|some|an?(?! (?:vote|\\d|unanimous|\\w+[- ]to)))\\b)|passes(?! (?:the|an?|through|along|over|out|it|them|us|our|its|into|from|to (?:the|our))\\b)|prevails)';
const fallsShort =
  "(?:fails(?! to\\b)|loses|dies|(?:does|do|did|has|have) not (?:pass|passed|carry|carried|prevail)|(?:doesn't|don't|didn't) (?:pass|carry|agree|prevail)|is not going to (?:pass|carry))";

const phrase = (subject: string, predicate: string, between = filler) =>
  new RegExp(`\\b(?:${subject})(?:'s)?\\b${between}\\b${predicate}\\b`, 'i');

const opener =
  '^(?:(?:and|so|okay|ok|well|then|therefore|all right|alright|great|thank you|thanks|(?:hearing|seeing|there being) (?:none|no objections?|no one|no opposition)|with that|by that vote|on a tie|without objection|by unanimous consent|very good|perfect)[,.;:]? )*';
const tail =
  '(?:[\\s,]+(?:by|on|with|an?|votes?|of|the|unanimous(?:ly)?|consent|as|amended|presented|submitted|stated|recommended|\\p{L}+(?: |-)(?:to|-)(?: |-)\\p{L}+|\\d+ ?(?:-|–|to) ?\\d+|\\d+))*';
const bare = (predicate: string) =>
  new RegExp(
    `${opener}(?:so |that |this |it |they |that's |it's |motion's |which )?(?:motion |vote )?(?:is |was |has |have |has been |have been )?${adverbs}(?: )?${predicate}${tail}[.!]*$`,
    'iu',
  );
const barePass = bare(
  '(?:carries|passes|prevails|carried|passed|approved|adopted|unanimous|agreed to|granted)',
);
const bareFail = bare(
  '(?:fails|failed|defeated|rejected|dies|does not (?:carry|pass)|not carried)',
);

const presentPass = [
  phrase(motions, carries, longFiller),
  phrase(matters, carries),
  phrase(`${motions}|${matters}`, `${be}${adverbs} ${done}`, longFiller),
  new RegExp(`${opener}(?:that|it|this) ${filler.replace('60', '20')}\\b${carries}\\b`, 'i'),
];
const presentFail = [
  phrase(motions, fallsShort, longFiller),
  phrase(matters, fallsShort),
  phrase(motions, `${be}${adverbs} (?:${undone}|denied)`, longFiller),
  phrase(matters, `${be}${adverbs} (?:not (?:agreed|adopted|approved|carried|passed))`),
  new RegExp(`${opener}(?:that|it|this) ${filler.replace('60', '20')}\\b${fallsShort}\\b`, 'i'),
];
const pastPass = phrase(`${motions}|${matters}`, `(?:${was}${adverbs} )?${done}`);
const pastFail = phrase(motions, `(?:${was}${adverbs} )?(?:failed|lost|died|${undone}|denied)`);
const denied = phrase(matters, `(?:${be}|${was})${adverbs} (?:denied|rejected|turned down)`);
const putOff = phrase(
  `${motions}|${matters}|matter|case|it|that`,
  `(?:${be}|${was}|will be)${adverbs} (?:continued|tabled|postponed|deferred|referred|remanded)`,
);

const elsewhere =
  /\b(?:last|previous|prior|next) (?:year|week|month|congress|session|meeting|council|board)|\b(?:years?|months?|weeks?|days) ago\b|\bearlier\b|\b(?:would|could|might|may|can)\b|\bhope\b|\bshall\b|\bprovides?\b|\bI (?:think|believe|understand|know|remember|recall|heard|read)\b|\bin (?:19|20)\d\d\b|\bcommission voted\b/i;
const conditional =
  /\b(?:if|when|once|until|unless|whether|assuming|before|after|should|so that|in case|provided|every time|each time|because|since|in order)\b/i;

const startOfRuling = new RegExp(
  `${opener}(?:the|that|this|your|our|these|those)?(?: (?:substitute|main|consent|second|first|final|amended|proposed))*`,
  'i',
);

const opinion =
  /\b(?:hop(?:e|es|ing)|wish|think|believe|expect|fear|afraid|doubt|urge|glad|happy|want|let's|imagine|see (?:that|how))\b/i;

/** The result that a sentence announces, or null. */
export function outcomeIn(text: string): SaidOutcome | null {
  const said = (outcome: SaidOutcome['outcome'], rest: Partial<SaidOutcome> = {}): SaidOutcome => ({
    outcome,
    consent: false,
    ruling: true,
    matter: null,
    ...rest,
  });
  if (noesHave.test(text)) return said('rejected');
  if (ayesHave.test(text)) return said('adopted');
  if (text.length > 260 || /\?["”’')]*$/.test(text)) return null;
  if (bareFail.test(text)) return said('rejected');
  if (barePass.test(text)) return said('adopted');
  const first = [
    ...presentPass.map((pattern) => place(text, pattern, said('adopted'))),
    ...presentFail.map((pattern) => place(text, pattern, said('rejected'))),
  ]
    .filter((found) => found !== null)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)[0];
  if (first) return first.result;
  if (!elsewhere.test(text)) {
    const past = place(text, pastFail, said('rejected')) ?? place(text, pastPass, said('adopted'));
    const refused = place(text, denied, said('rejected', { matter: 'denied' }));
    if (refused) return refused.result;
    if (past) return past.result;
    const later = place(text, putOff, said('adopted', { matter: 'put off' }));
    if (later) return later.result;
  }
  const isOrder =
    /\b(?:hearing|seeing) (?:none|no objections?)\b.*\bso (?:ordered|moved)\b|\b(?:so ordered)\b/i;
  return isOrder.test(text) ? said('adopted', { consent: true, ruling: false }) : null;
}

/**
 * Where a pattern says its result, unless under a condition: 'if the motion passes'. The motion's
 * own fate ranks before that of the matter: 'the motion carries and the appeal is denied'.
 */
function place(text: string, pattern: RegExp, result: SaidOutcome) {
  const match = pattern.exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  const clause = text.slice(0, end).split(/[,;:]/).at(-1) ?? '';
  if (
    opinion.test(clause) ||
    conditional.test(clause) ||
    /\b(?:if|unless|until) [^,]*$/i.test(text.slice(0, match.index))
  )
    return null;
  const rank = /^(?:motion|amendment|substitute)/i.test(match[0]) ? 0 : 1;
  const opens = text.slice(0, match.index).replace(startOfRuling, '').trim() === '';
  const isPast = pattern === pastPass || pattern === pastFail;
  const ruling = opens || (rank === 0 && !isPast);
  const ofMatter = new RegExp(`^(?:${matters})\\b`, 'i').test(match[0]);
  const matter =
    ofMatter && result.matter === null
      ? result.outcome === 'adopted'
        ? 'granted'
        : 'denied'
      : result.matter;
  return { at: end, rank, result: { ...result, ruling, matter } };
}
