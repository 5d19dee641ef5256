export type NotesText = { notes: string; feedback: string };

/** Most characters (specification, section 5). */
export const notesLimit = 5000;
export const feedbackLimit = 2000;

/** A form sends each line break as two characters; the reader typed, and is counted, one. */
export function plainLineBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
