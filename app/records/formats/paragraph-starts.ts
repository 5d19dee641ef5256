/** How a list item starts: `1. `, `(a) `, `5.c Ordinance`, `• `. */
export const startsItem =
  /^(?:[•●▪◦–-]\s|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s|\d{1,2}\.(?:[a-z]|\d{1,2})\.?\s+(?=\p{Lu}))/u;

/** `TIME: 3:30pm`, `Item 4: Consent`. */
export const startsField = /^\p{Lu}[\p{L}\d ]{1,30}:\s/u;
