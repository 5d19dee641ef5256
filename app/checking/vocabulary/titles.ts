import { pattern, words } from '#app/platform/language/pattern.ts';

const title = pattern()`^${words(String.raw`
  mr mrs ms miss dr madam mayor chair chairman chairwoman president vice member council\w*
  commissioner director trustee supervisor senator representative congressman congresswoman delegate
  minister secretary superintendent officer chief manager board general lieutenant judge governor
  principal auditor clerk attorney deputy assistant student resident speaker professor city county
  state finance public the north south east west
`)}$`;

/** Whether a word before a name is an office, a form of address or a part of a place's name. */
export const isTitle = (word: string): boolean => title.test(word);
