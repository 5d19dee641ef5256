import type { EditorNote } from '../account/account.ts';

/** What stands over an editor's reasons, on the page and in files. */
export const notesTitle = (count: number) => (count === 1 ? 'Editor’s note' : 'Editor’s notes');

export function notesLead(notes: readonly Pick<EditorNote, 'of'>[]): string {
  const isOfSentences = notes.every(({ of }) => of === 'sentence');
  return notes.length === 1
    ? `The check marked this${isOfSentences ? ' sentence' : ''}. An editor let it stand, and says why.`
    : `The check marked these${isOfSentences ? ' sentences' : ''}. An editor let them stand, and says why.`;
}

/** Enough to know it again; the whole sentence stands above. */
const mostLetters = 90;

export function shortened(words: string): string {
  if (words.length <= mostLetters) return words;
  const cut = words.slice(0, mostLetters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
