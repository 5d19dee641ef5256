import { pattern, phrases } from '#app/platform/language/pattern.ts';

const whose = String.raw`(?:(?:the|their|his|her|that) )?(?:\w+(?:['’]s|s['’]) )?`;
/** 'Staff's recommendation', 'as recommended by the engineer': what is moved is to do it. */
const recommended = pattern('iu')`\b(?:${phrases(String.raw`
  (?:as|was|were|been) recommended\b(?! for\b)
  recommended (?:by|action|bidder)\b
  (?:staff|committee|commission|board|manager|engineer)[- ]recommended\b
  (?<=\b(?:approve|adopt|accept|award|authorize) )recommended (?!for\b|approval\b|denial\b)\p{L}+
  (?<=\b(?:the|this|that|its) )recommended (?!for\b|approval\b|denial\b)\p{L}+
  (?<!\b(?:a|an|no|with|positive|favorable|negative|unfavorable) ${whose})${whose}recommendations?\b(?! (?:of|for|to|that)\b)
`)})`;
const otherwise =
  /\b(?:against|contrary to|despite|instead of|rather than|other than|not|over|except|changes?|amend\w*)\b/i;

/** Whether a motion is to do as somebody recommended. */
export const asRecommended = (motion: string): boolean =>
  recommended.test(motion) && !otherwise.test(motion);

/** 'I recommend that we use all of our votes': to the body itself, which then decides. */
const toOneself = /\brecommend that we\b/gi;

/** 'Approve Resolution 26-12 recommending that the county fund it': what is adopted is a paper of its own. */
const ownPaper =
  /^(?:to )?(?:approve|adopt|pass|accept) (?:the |an? )?(?:resolution|ordinance|proclamation|letter)\b/i;

/** Whether a motion is to recommend something to those who decide. */
export const recommends = (motion: string): boolean =>
  !ownPaper.test(motion) &&
  /\brecommend/i.test(motion.replace(new RegExp(recommended, 'giu'), '').replace(toOneself, ''));
