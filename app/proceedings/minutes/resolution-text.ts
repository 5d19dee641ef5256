/** 'WHEREAS, the town …', 'NOW, THEREFORE, BE IT': the text of a resolution begins. */
export const ofResolution =
  /^(?:whereas|now,? therefore)\b|\bbe it (?:further |hereby |also )?(?:resolved|ordained|enacted)?[\s:,]*$|\bbe it (?:further |hereby |also )?(?:resolved|ordained|enacted)\b/i;
/** What it resolves, whether or not it is adopted. */
export const resolves = /\b(?:resolved|ordained|enacted)\b/i;
