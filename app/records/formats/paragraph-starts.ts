/** How a list item starts: `1. `, `(a) `, `• `. */
export const startsItem = /^(?:[•●▪◦–-]\s|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s)/;

/** `TIME: 3:30pm`, `Item 4: Consent`. */
export const startsField = /^\p{Lu}[\p{L}\d ]{1,30}:\s/u;
