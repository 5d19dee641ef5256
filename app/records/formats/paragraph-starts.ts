/** How a list item starts: `1. `, `(a) `, `5.c Ordinance`, `• `. */
export const startsItem =
  /^(?:[•●▪◦\p{Co}–-]\s|\(?(?:\d{1,3}[a-z]?|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s|\d{1,2}\.(?:[a-z]|\d{1,2})\.?\s+(?=\p{Lu}))/u;

/** `TIME: 3:30pm`, `Item 4: Consent`. */
export const startsField = /^\p{Lu}[\p{L}\d ]{1,30}:\s/u;

const inCapitals = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;

/** A heading in capitals, with a text below it: 'SALE OF THE FERRY', 'Moved by Hale …'. */
export const endsHeading = (line: string, next: string): boolean =>
  inCapitals.test(line.replace(/^\S{1,6}[.)]\s+/, '')) &&
  /^["“(]?\p{Lu}/u.test(next) &&
  /\p{Ll}{2}/u.test(next);
