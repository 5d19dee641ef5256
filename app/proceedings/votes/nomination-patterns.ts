/** 'I'd like to nominate Ms. Hale': what is put to the vote is the appointment. */
export const nominates =
  /(?:\bI(?:'d| would|'ll| will)?(?: like to)?|\bI rise(?:,[^,.]{1,30},)? to|^(?:[Ww]ould )?[Ll]ike to) (nominate (?:(?:(?:Mr|Mrs|Ms|Dr)\. )?\p{Lu}|\p{L}+ \p{L}+ (?:for|as|to be)\b)[^.;?!]{2,80})/u;

/** 'I'd like to place Dana Hale's name in nomination for vice chair.' */
const placesName =
  /\bI(?:'d| would|'ll| will)(?: like to)? (?:place|put|enter) ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L} -]{1,40}\p{L})['’]s? name in(?:to)?(?: nomination)?(?: (?:for|as|a|the) ([^.;?!]{3,60}))?/u;

function placedInNomination(text: string): string | null {
  const [, name, seat] = placesName.exec(text) ?? [];
  return name ? `nominate ${name}${seat ? ` for ${seat}` : ''}` : null;
}

/** Whom somebody names for a seat, as a motion: 'nominate Dana Hale for chair'. */
export const nominationIn = (text: string): string | null =>
  nominates.exec(text)?.[1] ?? placedInNomination(text);

/** Whether a vote was on somebody who did not get the seat: whoever did says what became of it. */
export const isLostSeat = ({
  motion,
  outcome,
}: {
  motion: string;
  outcome: string | null;
}): boolean => outcome === 'rejected' && /^nominate /i.test(motion);

/** 'Nominate Dana Hale for chair', 'that Dana Hale serve as chair'. */
const namesSomebody = /^(?:we |that we )?(?:nominate|elect)\b|\bserve as\b/i;
const ofNominations =
  /^(?:that )?(?:the )?nominations?\b(?! (?:of|for)\b)(?!.*\b(?:cease|clos(?:e|ed|ing))\b)/i;

/** 'I move that the nomination', broken off while somebody is named: the vote that follows is on them. */
export const isOnNominations = (motion: string, open: string | null): boolean =>
  ofNominations.test(motion) && namesSomebody.test(open ?? '');

/** Before the seat that somebody is named for, as a piece of a pattern. */
export const forWhat = String.raw`(?:for|as|to be|to serve as|to) (?:the |our |a )?(?:(?:position|office|role|seat) of )?`;
