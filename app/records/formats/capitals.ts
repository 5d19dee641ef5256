/** The share of a text's ASCII letters that are capitals; null for a text with too few to tell. */
export function capitalShare(text: string): number | null {
  let capital = 0;
  let small = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 65 && code <= 90) capital += 1;
    else if (code >= 97 && code <= 122) small += 1;
  }
  return capital + small < 20 ? null : capital / (capital + small);
}

/** Whether a text is written in capitals throughout, as live captions often are. */
export function isInCapitals(text: string): boolean {
  const share = capitalShare(text);
  return share !== null && share > 0.8;
}

/** Whether a text has no capitals at all, as some captions by machine. */
export function isInSmallLetters(text: string): boolean {
  return capitalShare(text) !== null && !/\p{Lu}/u.test(text);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a line, however short, has capitals only: 'ROLL CALL'. */
export function isShouted(text: string): boolean {
  return !/\p{Ll}{2}/u.test(text) && /\p{Lu}{3}/u.test(text);
}
