import { pattern, words } from '#app/platform/language/pattern.ts';

/** 'Which is why', 'although the fee', 'strike section 4': the rest of another sentence. */
export const fragment = pattern('i')`^${[
  ...words(
    'grant strike insert which who whose whom where when while although though unless whether',
  ),
  ...words(
    'as than of to for with by from including such especially particularly not nor also even',
  ),
  ...words("that's it's there's here's he's she's i'm i've i'd"),
  'secretary told',
]}\b`;

/** 'We will look at the.': captions broke the sentence off. */
export const danglingEnd = pattern('i')`\b${words(`
  the a an of to and or for in on with that which is are was by as our their his its from this these
  if than but we they i you
`)}[.!]$`;

/** A sentence that begins so is about something said before it. */
export const pronounStart = pattern('i')`^${words(`
  they he she it this that these those his her their them there here one some both you what your
`)}\b`;

export const firstPerson = /\b(?:I|I'm|I've|I'd|I'll|me|[Mm]y|mine|myself)\b/;
export const ourselves = /\b(?:we|we're|we've|we'll|us|our|ours)\b/i;
export const secondPerson = /\b(?:you|your|you're|you've|yours)\b/i;
