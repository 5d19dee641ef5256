import type { ItemKind } from '../agenda-item.ts';
import { consent } from './cue-patterns.ts';

// The first that fits: 'report on the public hearing' is a hearing.
const kinds: [ItemKind, RegExp][] = [
  ['consent', consent],
  [
    'public comment',
    /\bpublic comment|\bopen forum|\bcitizens? to be heard|\boral communications|^(?:(?:personal|public) appearances|call to the public|(?:citizens?['’]?|audience|visitors?['’]?|public) (?:comments?|inputs?|forum|participation))(?=\W*$|\W*[\d(:–—-])/i,
  ],
  [
    'opening',
    /\bpledges?\b|\bmoment of (?:silence|reflection)\b|\bland acknowledge?ment\b|\binvocation\b|\b(?:flag salute|salute to the flag)\b|\b(?:posting|presentation) of (?:the )?colors\b|\bopening (?:ceremony|prayer|thought)\b|\binspirational (?:thought|message)\b/i,
  ],
  ['hearing', /\b(?:hearing|evidence session|testimony|inquiry|scrutiny)\b/i],
  ['report', /\b(?:reports?|update|presentation|proclamation|announcements?|papers to note)\b/i],
  ['closing', /\badjourn/i],
  ['opening', /\b(?:call to order|roll call|apologies|introductions?)\b/i],
];

/** The kind an item's words speak of; what is none of the others is for the body to decide. */
export function kindOf(text: string): ItemKind {
  return kinds.find(([, words]) => words.test(text))?.[0] ?? 'action';
}
