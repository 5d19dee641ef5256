import type { NotesText } from './notes-text.ts';
import type { ReaderNotes } from './reader-notes.ts';

/** What came of a save. What was typed always comes back with it. */
export type NotesResult =
  | { outcome: 'saved'; stored: ReaderNotes }
  /** Somebody, most likely the reader in another tab, saved meanwhile: nothing was stored. */
  | { outcome: 'conflict'; stored: ReaderNotes; typed: NotesText }
  | {
      outcome: 'refused';
      typed: NotesText;
      errors: { form?: string[]; notes?: string[]; feedback?: string[] };
      signedOut?: boolean;
    };
