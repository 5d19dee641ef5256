import { type Hit, plainText } from '#app/search/found.ts';
import { kindWords } from '#app/search/kind-words.ts';

/** Whose words a quoted passage is, and where they stand: '0:12:04 · Ada Reader · Transcript'. */
export const sourceOf = ({ kind, heading, speaker, time }: Hit): string =>
  [time, speaker ?? (heading && plainText(heading)), kindWords[kind]].filter(Boolean).join(' · ');
