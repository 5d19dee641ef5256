import { words } from '#app/platform/language/pattern.ts';

/** Sounds of who thinks, which are no words. */
export const hesitations = words('um uh er ah hmm mhm');
