import { pattern, words } from '#app/platform/language/pattern.ts';

const types = words(
  'actions? information discussions? procedural minutes presentations? recognitions? reports? hearings? consent',
);

/** 'Action (Consent): B. Payment of Bills': the type before an item's mark, as school boards' platforms head items. */
export const itemTyped = pattern(
  'iu',
)`^${types}(?:, ${types})*(?: \((?<consent>consent)\))?\s?: (?=(?-i:[A-Z]{1,2}|\d{1,2})[.)](?: |$))`;
