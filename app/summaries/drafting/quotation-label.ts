import { placeLabels } from '../quotation-in.ts';
import { isTitled } from './speaker-cues.ts';
import type { Voice } from './voice.ts';

/** What stands before a quotation: who said it, or, where nobody says who, in which part of the meeting. */
export function labelOf(voice: Voice | null, { isPublic }: { isPublic: boolean }): string {
  if (voice?.isWritten) return placeLabels.minutes;
  if (voice?.name == null) {
    const isComment = voice?.isLabelled || (isPublic && voice?.isPublic);
    return isComment ? placeLabels.publicComment : placeLabels.discussion;
  }
  const isIntroduced = voice.namedAt !== null && !isTitled(voice.name);
  const isOfPublic = voice.isPublic || (isPublic && isIntroduced);
  return isOfPublic ? `${placeLabels.publicComment}, ${voice.name}` : voice.name;
}
