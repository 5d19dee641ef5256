/** 'I move it as recommended.' */
export const movesAsIs =
  /\bI(?:'ll| will| would|'d)? (?:so )?move (?:it|that|this|them),? (as (?:recommended|presented|amended|written|stated|corrected|read|printed)\b.{0,60})$/i;

/** 'I move that you people do something': said by somebody who is no member. */
export const movesOthers =
  /\bI(?:'d| would|'ll| will)? (?:so )?move (?:that )?you (?!,|madam|mr)\p{L}/iu;

/** 'So I have a motion and a second.': what was moved was no motion in its own words. */
export const tellsBoth =
  /^(?:(?:okay|all right|so|and|now)[,.]? )*(?:I|we)(?:'ve got| have| have got) a motion and (?:a |we have a )?second[.!]*$/i;
