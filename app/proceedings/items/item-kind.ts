import { anyOf, pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';
import { consent } from './cue-patterns.ts';

/** 'Personal appearances – 15 minutes': the whole of a title, and not what input is asked on. */
const fromThePublic = phrases(String.raw`
  (?:personal|public) appearances
  call to the public
  (?:citizens?['’]?|audience|visitors?['’]?|public) (?:comments?|inputs?|forum|participation)
`);

const introduced = words('guests members visitors staff council board commissioners the new');
const papers =
  pattern()`(?:(?:an?|new|proposed) )?${words('ordinances? resolutions? bills? legislation')}`
    .source;

// The first that fits: 'report on the public hearing' is a hearing.
const kinds: [ItemKind, RegExp][] = [
  ['consent', consent],
  [
    'public comment',
    pattern(
      'i',
    )`\bpublic comment|\bopen forum|\bcitizens? to be heard|\boral communications|^${fromThePublic}(?=\W*$|\W*[\d(:–—-])`,
  ],
  [
    'opening',
    anyOf(String.raw`pledges?\b
    moment of (?:silence|reflection)\b
    land acknowledge?ment\b
    invocation\b
    flag salute\b
    salute to the flag\b
    (?:posting|presentation) of (?:the )?colors\b
    opening (?:ceremony|prayer|thought)\b
    inspirational (?:thought|message)\b`),
  ],
  ['hearing', /\b(?:hearing|evidence session|testimony|inquiry|scrutiny)\b/i],
  ['report', /\b(?:reports?|update|presentation|proclamation|announcements?|papers to note)\b/i],
  // 'Adjourn to closed session' goes on behind closed doors.
  ['closing', /\badjourn(?!\w* (?:in)?to (?:an? |the )?(?:closed|executive)\b)/i],
  // 'Introduction of Senator Ode' is heard, 'introduction of ordinances' is of matters.
  ['report', pattern('i')`^introductions? (?:to|of) (?!${introduced}\b|${papers}\b)`],
  [
    'opening',
    pattern('i')`\b(?:call to order|roll call|apologies|introductions?(?! of ${papers}\b))\b`,
  ],
];

/** The kind an item's words speak of; what is none of the others is for the body to decide. */
export function kindOf(text: string): ItemKind {
  return kinds.find(([, words]) => words.test(text))?.[0] ?? 'action';
}
