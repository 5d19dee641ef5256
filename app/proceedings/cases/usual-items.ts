import { anyWhole, pattern, phrases } from '#app/platform/language/pattern.ts';

type UsualItem = {
  title: RegExp;
  said: RegExp;
  /** Where in a meeting it comes, as shares of it. */
  from: number;
  to: number;
  /** Whether the words of a title are said all evening: 'the city manager's proposed rate' is no report of hers. */
  isNamedOften?: boolean;
};

const who = '(?:council|mayor|board|staff|manager|administrator|superintendent|chair|director)';
const whose = `(?:${who}|member|commissioner)`;
const whom = '(?:mayor|chair|board|council|staff|city|town|members|superintendent|manager)';
const told = '(?:reports?|comments|remarks|updates?)';

/** What almost every agenda has, and the words with which it is taken up. */
const usualItems: UsualItem[] = [
  {
    title: /\bcall to order\b/i,
    said: anyWhole('to order\nwelcome to\ngood (?:morning|afternoon|evening)'),
    from: 0,
    to: 0.1,
  },
  {
    title:
      /\b(?:pledges?|(?:flag|colors?) salute|salute to the flag|(?:posting|presentation) of (?:the )?colors)\b/i,
    said: anyWhole(
      'pledges?\nrepublic for which\nunder god\nsalute\n(?:posting|presentation) of (?:the )?colors',
    ),
    from: 0,
    to: 0.25,
  },
  {
    title: /\b(?:invocation|prayer|moment of (?:silence|reflection)|reflection)\b/i,
    said: anyWhole(
      'pray(?:er)?\ninvocation\nmoment of (?:silence|reflection|silent prayer)\nfather\nlord\nalmighty\nguidance\nbless(?:ings?)?\nin the name of\namen',
    ),
    from: 0,
    to: 0.2,
  },
  {
    title: /\bland acknowledge?ment\b/i,
    said: anyWhole(
      'land acknowledge?ment\n(?:ancestral|traditional) (?:home)?(?:lands?|territor\\w+)',
    ),
    from: 0,
    to: 0.25,
  },
  {
    title: /\b(?:roll call|call (?:of )?the roll|attendance|quorum)\b/i,
    said: anyWhole('(?:call|take) (?:the )?(?:roll|role|attendance)\nroll call\nquorum'),
    from: 0,
    to: 0.3,
  },
  {
    title: /\bminutes\b/i,
    said: anyWhole(String.raw`minutes (?:of|from|for)
    (?:meeting|\d{4}|session|approv\w+|the|our) minutes
    minutes (?:are|were|is|as)`),
    from: 0,
    to: 1,
  },
  {
    title:
      /\b(?:public (?:comments?|participation|forum|input|communications?)|(?:citizens?|visitors?|persons?) (?:comments?|to be heard)|invited to be heard|open forum|oral communications|audience)\b/i,
    said: anyWhole(String.raw`(?:open|move|moving|go|next|now|have|any|for|the|begin)\b.{0,40}\bpublic (?:comments?|participation|forum|input|communications?)
    open forum
    (?:citizens?|visitors?|persons?|invited) to be heard
    comments? from (?:the )?(?:public|audience|citizens|floor)
    oral communications
    signed up to speak
    (?:speak|talk|comment|address|heard)\b.{0,50}\b(?:not|isn't|aren't) (?:listed )?on (?:the|our|this|tonight's|today's) agenda`),
    from: 0,
    to: 1,
  },
  {
    title: /\bconsent\b|\bomnibus (?:vote|agenda|list)\b/i,
    said: anyWhole('(?:consent|omnibus(?: vote)?) (?:agenda|calendar|items?)'),
    from: 0,
    to: 1,
  },
  {
    title:
      /\b(?:(?:approv|adopt|amend|chang|addition|deletion|revision|review)\w* (?:\w+ ){0,4}agenda|agenda (?:approval|changes|review|additions))\b/i,
    said: anyWhole(
      '(?:approv|adopt|amend|chang|addition|deletion|revision)\\w* (?:\\w+ ){0,4}agenda',
    ),
    from: 0,
    to: 0.4,
  },
  {
    title: pattern(
      'i',
    )`\b(?:announcements?|${whose}\w*'?s? (?:comments?|reports?|remarks?|updates?)|(?:comment|${told}) (?:from|by|of) (?:the )?${whom}\w*)\b`,
    said: pattern('i')`\b(?:${phrases(String.raw`
      announcements?
      (?<!\b(?:provide|give|present|deliver|make|have) (?:us )?(?:the|a|our|your) )${who}(?:'?s)? ${told}
      ${told} (?:from|by) (?:the |our )?${whom}
      anything (?:else )?(?:from|for) (?:the )?(?:council|board|staff)
      any (?:other )?(?:updates?|announcements?|reports?)
    `)})\b`,
    from: 0.3,
    to: 1,
    isNamedOften: true,
  },
  {
    title: /\b(?:executive|closed) (?:session|meeting)\b/i,
    said: anyWhole('(?:executive|closed) (?:session|meeting)'),
    from: 0,
    to: 1,
  },
  {
    title: /^\W*(?:any )?other(?: (?:business|items?|matters?))?\W*$|\bgood of the order\b/i,
    said: anyWhole('other,? (?:other )?(?:items|business|matters)\nfor the good of the'),
    from: 0.4,
    to: 1,
  },
  { title: /\badjourn/i, said: anyWhole('adjourn(?:ed|ment)?'), from: 0.7, to: 1 },
];

/** In words. */
const longestUsual = 9;
/** 'Adoption of the agenda, including deletions and corrections': what follows tells no other matter. */
const goesOn = /,? including\b| [-–—] (?=the\b)/i;

/** The words that take up an item of this title, where it is one that almost every agenda has. */
export function usualItem(title: string): UsualItem | null {
  // 'A hearing on public comment rules for consent items' is a matter of its own.
  const name = title.split(/\s+/).length <= longestUsual ? title : (title.split(goesOn)[0] ?? '');
  const isShort = name.split(/\s+/).length <= longestUsual;
  const found = isShort ? usualItems.filter((item) => item.title.test(name)) : [];
  const [first, ...others] = found;
  if (!first || others.length === 0) return first ?? null;
  // 'Invocation and Pledge of Allegiance'.
  return {
    title: first.title,
    said: new RegExp(found.map(({ said }) => said.source).join('|'), 'i'),
    from: Math.min(...found.map(({ from }) => from)),
    to: Math.max(...found.map(({ to }) => to)),
    isNamedOften: found.every(({ isNamedOften }) => isNamedOften === true),
  };
}

/** 'The invocation, followed by our pledge', 'and then I'll take announcements': not yet. */
const comesLater = pattern('i')`${phrases(String.raw`
  \bfollowed by\b
  \bremain standing\b
  \w \w+,? and then (?:I|we)(?:'ll| will|'re| are)\b
`)}`;

/** Whether a sentence takes up a usual item, and does not only say that it comes after another. */
export function takesUp({ said }: UsualItem, text: string): boolean {
  const found = said.exec(text);
  return found !== null && !comesLater.test(text.slice(0, found.index));
}
