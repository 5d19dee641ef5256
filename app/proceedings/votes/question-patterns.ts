import type { VoteMethod } from '../vote.ts';

/** What a question that is put, or a roll that is called, is on. */
export type About = 'amendment' | 'main' | 'motion' | null;

export type SaidQuestion = {
  /** What stands after 'the question is on', 'in favor of', 'call the roll on'. */
  subject: string | null;
  about: About;
  method: VoteMethod | null;
  /** The other half of a question: 'all opposed, raise your hand'. */
  isOtherHalf: boolean;
};

const favor =
  /\b(?:(?:all|those|everyone|anyone|members|board members|council members)(?: (?:those|of those|who are|that are|who is))? in favou?r\b|(?:those|all) (?:voting|in support)\b|in favou?r[,:]? (?:please )?(?:say|signify|raise|indicate|vote|of the motion)|in favou?r\?|signify by (?:saying|raising|voting)|say (?:aye|yea)\b)/i;
const questionOn =
  /\bthe (?:question(?:'s|s| is| are| occurs| now occurs| comes)*(?: now)? (?:on|upon|whether)\b|vote is (?:now )?(?:on(?= the\b)|whether\b))\s*/i;
const show =
  /\b(?:show of hands|raise your (?:right )?hands?|by raising|hands up|by (?:your )?hands?\b|please (?:stand|rise))/i;
const callRoll =
  /\b(?:call(?:ing)? (?:the )?(?:roll|vote)|roll[- ]call(?: vote)?,? please|please (?:take|do) (?:a |the )?(?:roll|vote)|(?:take|have|do|go to|conduct) (?:a|the) roll[- ]?call|roll[- ]call vote(?: on|[.:]|$)|roll[- ]?call[.!]?$|poll the (?:board|council|members|commission))/i;
const requests =
  /request|ask|order|demand|call(?:ed)? for|^(?:\W*to )?roll|for (?:a )?(?:roll|division)|the yeas and nays|take|^division|like a/i;
const recordedVote = /\b(?:recorded vote|roll[- ]?call(?: vote)?|yeas and nays)\b/i;
const division = /\bdivision\b(?! (?:of|is|has|manager|chief|director|street|i|\d))/i;
const openVote =
  /\b(?:open the vot(?:e|ing)|vot(?:e|ing) is (?:now )?open|cast your votes?|please vote|record your votes?|enter your votes?)\b/i;

const subjectIn = (text: string): string | null =>
  /\b(?:in favou?r of|call (?:the )?(?:roll|vote) on|roll[- ]call(?: vote)? on|vote on|aye on|question is)\s+(.{3,160}?)(?:,? (?:please|signify|say|raise|indicate|vote|and)\b|[,?.!]|$)/i.exec(
    text,
  )?.[1] ??
  /^(?:(?:and|so|now|okay|then|all right)[,.]? )*(?:on|as to|for) ((?:the |item |agenda |ordinance |resolution |motion ).{2,120}?),? (?:all|those|is there|please|say|will|call|let's|would)\b/i.exec(
    text,
  )?.[1] ??
  null;

/** Whether words such as 'the resolution as amended' mean the main motion or one on the way to it. */
export function aboutOf(subject: string | null): About {
  if (subject === null) return null;
  if (
    /\bas amended\b|\bmain motion\b|\b(?:original|underlying) (?:motion|resolution)\b/i.test(
      subject,
    )
  )
    return 'main';
  const first =
    /\b(motion to amend|amendment|substitute|main|motion|rule|resolution|bill|ordinance|item|agenda|calendar|minutes|contract)\b/i.exec(
      subject,
    )?.[1];
  if (first === undefined) return null;
  if (/amend|substitute/i.test(first)) return 'amendment';
  if (/^motion/i.test(first) && /^[^,]{0,60}\bto amend\b/i.test(subject)) return 'amendment';
  return /^motion/i.test(first) ? 'motion' : 'main';
}

/** A question that is put to the vote in a sentence, or null. */
export function questionIn(text: string): SaidQuestion | null {
  const on = questionOn.exec(text);
  const isPut =
    favor.test(text) && !/\b(?:I(?:'m| am)|you(?:'re| are)|were|we are) in favou?r\b/i.test(text);
  const byHand = show.test(text);
  if (!on && !isPut && !byHand) return null;
  const subject = on ? text.slice(on.index + on[0].length) : subjectIn(text);
  const isOtherHalf =
    /\b(?:oppos\w+|against|contrary|nays?|noes|no)\b/i.test(text) &&
    !/\bfavou?r\b|\bayes?\b/i.test(text);
  return {
    subject,
    about: aboutOf(subject),
    method: byHand ? 'hand' : isPut ? 'voice' : null,
    isOtherHalf,
  };
}

/** How votes are asked to be recorded in a sentence, or null. */
export function recordingIn(text: string): VoteMethod | null {
  if (openVote.test(text)) return 'electronic';
  if (text.length >= 160 || !requests.test(text)) return null;
  if (recordedVote.test(text)) return 'roll call';
  return division.test(text) ? 'hand' : null;
}

/** A roll that is called in a sentence, with what it is on, or null. */
export function rollIn(text: string): { subject: string | null; about: About } | null {
  if (!callRoll.test(text) || text.length > 220) return null;
  const subject = subjectIn(text);
  return { subject, about: aboutOf(subject) };
}

/** Whether the chair goes back to the main motion after what was moved on the way. */
export function returnsToMain(text: string): boolean {
  return (
    /\b(?:back (?:on|to)|return(?:ing)? to|now (?:on|have)|before us is|left with|takes us to|brings us to) (?:the |our )?(?:main|original|underlying|first) (?:motion|question)\b|\bthe main motion\b/i.test(
      text,
    ) ||
    /^(?:(?:and|so|now|okay|then)[,.]? )*(?:on|is there any|any|we(?:'re| are) (?:now )?(?:back )?(?:on|to)|we (?:now )?have)\b[^.?]{0,60}\bas amended\b/i.test(
      text,
    )
  );
}
