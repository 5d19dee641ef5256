import { foldWord } from '#app/proceedings/language/tokens.ts';

/** The last part of a name, in the form comparisons use. */
export const surname = (name: string) => foldWord(name.split(/[\s-]/).at(-1) ?? name);

/** A folded word as a name is shown. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
