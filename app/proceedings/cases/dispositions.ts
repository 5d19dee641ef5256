import { anyOf, pattern, phrases } from '#app/platform/language/pattern.ts';
import { holdPut } from '../votes/motion-fate-patterns.ts';
import type { CaseState } from './case.ts';

// What is moved to be done with a case: 'to continue', not 'a contract to continue the service'.
const to = pattern('i')`(?:${phrases(String.raw`
  ^(?:(?:to|that|we|I|it|this|the|item|motion) )*
  \b(?:move[ds]?|motion|like|propose[ds]?|ask(?:ed)?) (?:to |that (?:we|it|this|the \w+) |for )
  \b(?:be|is|are)\s|\b(?:that|it|this)['’]s\s
`)})(?:be )?`.source;
const matter = pattern()`(?:${phrases(String.raw`
  it|this|that|(?:the |agenda )?item|(?:the )?(?:public )?hearing
  the (?:\w+ )?(?:matter|case|application|petition|discussion|ordinance|resolution|request|motion|bill|variance)
`)})\b`.source;
/** 'To the April meeting', and not 'to serve'. */
const when = pattern()`(?:${phrases(String.raw`
  the|our|a|next|\d+\w*|january|february|march|april|may|june|july|august|september|october|november|december
`)})\b`.source;
const anyWay = (list: string) => pattern('i')`(?:${phrases(list)})`;

/** 'Refer to it by title only': read no further, and sent nowhere. */
const notByTitle =
  '(?!(?: (?:to|it|them|but|refer|the|this|ordinance|resolution|bill))* by (?:its |the )?title)';

/** What a motion does with a case, told by the motion's own words; the first that fits. */
export const dispositions: [CaseState, RegExp][] = [
  [
    'withdrawn',
    anyWay(
      String.raw`${to}withdraw(?:n\b|\b(?! (?:funds?|from the)))
    \bwithdraw(?:n|ing)? ${matter}`,
    ),
  ],
  [
    'hearing set',
    anyOf(String.raw`set (?:a |the |an? \w+ )?(?:public )?hearing
    (?:public )?hearing (?:be )?(?:set|scheduled) for
    schedul\w+ (?:a |the )?public hearing
    \bset (?:\S+ ){1,8}as the (?:date|time)(?:,? (?:and|for|as|the|date|time|I'm|sorry)\b,?)* for (?:\S+ ){1,8}hearing`),
  ],
  [
    'continued',
    anyWay(String.raw`${to}continue(?:d\b|\b(?! (?:to (?!${when})|with|operating|providing|using|our|membership|participation)))
    \bcontinu(?:e|ed|ing) ${matter}
    \bcontinuance\b`),
  ],
  [
    'postponed',
    anyWay(String.raw`\bpostpon
    ${to}put (?:it|this|that|the \w+) off\b
    \bhold (?:it |this |the \w+ )?(?:over|until)
    \bset aside (?:\S+ ){1,8}until\b
    ${to}hold (?:(?:it|this|that|bill \d+|the \w+) )?for (?:a )?public hearing\b
    ${to}hold (?:(?:it|this|that|bill \d+|the \w+) )?(?:for )?(?:an?|another|one|two|three|four|\d) (?:weeks?|months?)\b(?!-)
    ${to}hold (?:(?:it|this|that|bill \d+|the \w+) )?for (?:an?|another|one|two|three|four|\d) meetings?\b
    ${holdPut.join('\n')}
    \bcarr(?:y|ying) (?:it|this|that|them) over\b
    (?:it|this|that)(?:['’]s| is| was) carried over\b
    ${to}defer(?:red)?\b(?! (?:maint|comp|inflow))
    \bdefer(?:ring)? (?:action|${matter})`),
  ],
  [
    'tabled',
    anyWay(String.raw`${to}tabled?\b
    \btabl(?:e|ing) ${matter}
    \blay (?:it |this |the \w+ )?on the table`),
  ],
  [
    'referred',
    anyWay(String.raw`${to}refer(?:red)?\b${notByTitle}
    \bso referred\b
    ${to}(?:send|return|take) (?:[\w#.-]+ ){1,8}back to (?:the|our|staff)\b
    \brefer(?:red|ring)?${notByTitle} (?:back to|to (?:the|our|staff|committee)|${matter})
    \bremand
    \b(?:mov|forward|send|advanc)(?:e|ing)? (?:[\w#.-]+ ){0,8}to the (?:full|whole|entire) (?:board|council|commission|committee)\b
    \bsend (?:it|this) (?:back )?to\b(?! (?:the |our )?(?:ballot|voters|people|electorate)\b)`),
  ],
  ['received and filed', anyOf('receiv\\w+ and fil\nfile the report\naccept and file')],
  ['nominated', anyWay(String.raw`${to}nominate\b`)],
  [
    'introduced',
    anyWay(String.raw`${to}introduced?\b(?! (?:my|our|the new))
    \bintroduc(?:e|ed|tion of|ing) (?:the |an? )?(?:ordinance|resolution|bill|item)
    \bfor introduction\b
    (?<!waiv\w+ (?:the )?)\bfirst reading\b`),
  ],
];

/** 'Election of a vice chair': who is nominated there by a vote has the seat. */
export const fillsSeat =
  /\b(?:(?:election|appointment|reappointment) of|selection of (?:an? |the )?(?:\w+ )?(?:chair\w*|parliamentarian|president|officers?|clerk|secretary|treasurer|members?))\b/i;
