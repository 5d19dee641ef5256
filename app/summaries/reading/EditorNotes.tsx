import type { EditorNote } from '../account/account.ts';
import { notesLead, notesTitle, shortened } from './editor-notes.ts';

/** What an editor let stand although the check marked it, and why; each leads to its sentence. */
export function EditorNotes({ notes }: { notes: readonly EditorNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="editor-notes" className="mt-8 border-line border-t pt-4">
      <h3 id="editor-notes" className="font-semibold">
        {notesTitle(notes.length)}
      </h3>
      <p className="mt-1 text-muted text-sm">{notesLead(notes)}</p>
      <ul className="mt-2 grid gap-2 text-sm">
        {notes.map(({ anchor, words, note }) => (
          <li key={`${anchor} ${words}`}>
            {anchor === null ? (
              `“${shortened(words)}”`
            ) : (
              <a href={`#${anchor}`}>“{shortened(words)}”</a>
            )}{' '}
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
