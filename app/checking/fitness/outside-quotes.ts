/** A sentence without what it quotes: what others said is theirs. */
export const outsideQuotes = (text: string) => text.replace(/“[^”]*”/g, '“…”');
