/** A folded word as a name is shown. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
