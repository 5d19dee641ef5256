import { pattern, words } from '#app/platform/language/pattern.ts';

/** 'I move it as recommended.' */
export const movesAsIs =
  /\bI(?:'ll| will| would|'d)? (?:so )?move (?:it|that|this|them),? (as (?:recommended|presented|amended|written|stated|corrected|read|printed)\b.{0,60})$/i;

/** 'I move that you people do something': said by somebody who is no member. */
export const movesOthers =
  /\bI(?:'d| would|'ll| will)? (?:so )?move (?:that )?you (?!,|madam|mr)\p{L}/iu;

/** 'So I have a motion and a second.': what was moved was no motion in its own words. */
const tellsBoth =
  /^(?:(?:okay|all right|so|and|now)[,.]? )*(?:I|we)(?:'ve got| have| have got) a motion and (?:a |we have a )?second[.!]*$/i;

/** 'I have a substitute motion.': what it is comes next. */
const hasSubstitute =
  /^(?:(?:okay|and|so|mr\.? \w+|madam \w+)[,.]? )*I(?: have|'ve got|'ll offer|'d like to offer| offer) (?:a|another) substitute(?: motion)?[.!]*$/i;

/** 'Moved and seconded to move it to November', told by the chair before the question. */
export const movedAndSeconded =
  /^(?:(?:okay|all right|great|so|and|now)[,.]? )*(?:(?:it's|it is|it['’]s been|it has been) )?moved and seconded (?:to|that we|that) (?!(?:the|an?|this|that)\b)(.{6,120})$/i;

/** 'Can I get a mover and a seconder for the minutes?', also as captions hear it: Canada's chairs ask for both at once. */
export const asksBoth =
  /\bmove(?:r| her),? (?:and|in) (?:a )?(?:second(?:er|s)?|sector)(?: or)?\b(?: for (?:that|this|it|\d[\d.]*|(.{4,80}?)))?(?:,? please)?[?.]?$/i;

const somebody = "(?:you(?:'re| are)?|(?:any|some)(?:one|body)(?:'s| is)?)";
/** 'If you'd like to offer a motion for that': nobody has moved yet, and nothing is named. */
const mayMove = pattern(
  'i',
)`\bif ${somebody}(?:'d| would)? (?:like|want|wish|care)s? to (?:offer|make|propose) (?:an?|the|that) motion(?: (?:for|to do|on) (?:that|this|it|so))?[.!]*$`;

const readyToMove = pattern(
  'gi',
)`\bif (?:if ){0,2}${somebody} (?:ready|prepared|willing|inclined|wanting|going)(?: to){1,2} move (?:to|that|it|for)\b`;
const ownMove = /\bI\b.{0,12}\bmove\b/i;
/** A sentence without who may move in it: 'If you're ready to move to approve it, we would post it.' */
export const withoutWish = (text: string): string =>
  mayMove.test(text)
    ? ''
    : text.replace(readyToMove, (wish, at: number) =>
        ownMove.test(text.slice(0, at)) ? wish : '',
      );

const noName = words(
  'He She They We It You Who That This These Those People Everyone Everybody Nobody',
);
const person = pattern('u')`(?:(?!${noName} )\p{Lu}[\p{L}'-]+|[Tt]he (?:chair|mayor|president))`
  .source;
const moving = [...words('moved moves motions motioned'), 'is moving(?! to)'];
/** 'Ortiz moves to continue the hearing': the surname's capital makes it a person; 'She moved to the front' moves nothing. */
const namedMoves = pattern(
  'u',
)`\b${person} ${moving} (?:to(?! (?:the|a|an|our|my|this|that)\b)|that|for|approval|adoption)\b`;

/** Words that tell of a motion without what it is on. */
export const tellsOfMotions: readonly RegExp[] = [namedMoves, tellsBoth, hasSubstitute];
