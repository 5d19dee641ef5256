import { foldWord } from './tokens.ts';

/** The last part of a name, of a double name its last half, in the form that comparisons use. */
export const surnameOf = (name: string): string => foldWord(name.split(/[\s-]/).at(-1) ?? name);
