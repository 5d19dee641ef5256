import type { PassageKind } from './found.ts';

/** What readers know each kind of passage by. */
export const kindWords: Record<PassageKind, string> = {
  body: 'Government body',
  meeting: 'Meeting',
  agenda: 'Agenda',
  case: 'Item taken up',
  decision: 'Decision',
  summary: 'Summary',
  transcript: 'Transcript',
};
