import { pattern, phrases } from '#app/platform/language/pattern.ts';

const opensToPublic = pattern('i')`\b${phrases(String.raw`
  open(?:ing|ed|s)? (?:the |this |that |our |it |up |remote )*(?:to |for )?(?:the )?(?:public|audience comments?)
  public (?:hearing|comments?|comment period) is (?:now )?open
  comments? from the (?:public|audience|floor)
  (?:anyone|anybody) (?:here |from the public |in the audience |else |present )*(?:who |that )?(?:would like|like|wishing|wish|want\w*) to (?:speak|comment|make a (?:public )?comment|address)
  stat(?:e|ing) your name(?: and|,) (?:your )?(?:address|city)
  public comment (?:period|portion)
  signed up to speak
  (?:next|first) (?:speaker|caller)
`)}\b`;
const closesPublic = pattern('i')`\b${phrases(String.raw`
  clos(?:e|ed|ing|es) (?:the |this )?public
  public (?:hearing|comments?|comment period) is (?:now )?closed
  (?:turn|bring) (?:it|this|that) (?:back |over )(?:to )?(?:the )?(?:council|board|commission|committee|dais)
  (?:board|council|commission|commissioners|members),? (?:do you have|any) (?:any )?(?:questions|comments|discussion)
  (?:seeing|hearing) (?:none|no one|nobody)
  not seeing any(?:one|body)?
  (?:next|our first|our last) item
  (?:agenda )?item (?:number )?\w+ is
  (?:move|moving) on to
  (?:is going to|will|is here to) present
  is there a motion
  (?:entertain|have) a motion
`)}\b`;
/** Who speaks for a matter is no member of the public: 'I'm here with the developer'. */
const bringsMatter = pattern('i')`\b${phrases(String.raw`
  (?:with|for|from|represent\w*) the (?:developer|applicant|owner|petitioner|project)
  on behalf of (?:the )?(?:developer|applicant|owner|petitioner|our client|my client)
  (?:i am|i'm|we are|we're) the (?:applicants?|owners?|developers?|petitioners?|architects?|engineers?)
  (?:attorney|engineer|architect|planner|agent) for
  my parents'? property
  development services|planning (?:department|division|staff)|city staff
  coordinator|city engineer|city attorney|city manager|planner with
`)}\b`;

/** What a sentence does to the public's time to speak: opens or closes it, or neither. */
export function publicTurn(text: string): 'opens' | 'closes' | null {
  if (closesPublic.test(text)) return 'closes';
  return opensToPublic.test(text) ? 'opens' : null;
}

export const speaksForMatter = (text: string) => bringsMatter.test(text);
