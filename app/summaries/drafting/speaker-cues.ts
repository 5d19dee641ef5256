import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { displayName, findNames } from '#app/proceedings/facts/names.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';

/** In letters: names later in a sentence are of whom is spoken about. */
const thanksReach = 60;

const part = String.raw`\p{Lu}[\p{L}'’-]+`;
const small = words('de la del van von der st');
const rest = pattern()`(?: (?:\p{Lu}\.|${small}))* ${part}(?: ${part})?`.source;
/** 'Ana Lopez', 'J. R. Hale', 'Maria de la Cruz'. */
const fullName = `(?:${part}|\\p{Lu}\\.?)${rest}`;
/** Captions forget the first capital: 'don Brubeck'. */
const anyCase = String.raw`\p{L}[\p{L}'’-]+${rest}`;
/** 'Good evening, Mayor and council, uh': what people say before their name. */
const greeting = pattern('i')`^(?:\W*\b(?:${phrases(`
  good (?:morning|afternoon|evening)
  hi|hello|hey|yes|yeah|sure|okay|ok|so|um|uh|well|and|thanks|thank you|great
  mayor|council|chair|madam|mister|mr|members?|everyone|everybody|board|commissioners?|sir
`)})\b)*\W*`;

/** 'My name is Ana Lopez', 'this is don Brubeck': also a name alone. */
const saysName = pattern('u')`\b(?:[Mm]y name is|[Mm]y name's|[Nn]ame is) (${anyCase}|${part})`;
const thisIs = pattern(
  'u',
)`^[Tt]his is (${anyCase})(?=[.,]|$| (?:with|from|and|speaking|calling)\b)`;
/** 'I'm Lisa Gonzalez.', 'I am Ben Hale with the water department'. */
const iAm = pattern(
  'u',
)`(?:^|[,.] )(?:I'm|I am) (${part} (?:${part} )?${part}|${part} ${part})(?=[.,]|$| (?:with|from|of|and|here|representing|the|at)\b)`;
/** 'Jacob Goodrich, 259 Tanager Lane', 'Cecelia Dorn, 17 South Orlando': a name and where they live. */
const withAddress = pattern(
  'u',
)`^(${part} (?:\p{Lu}\.? |${part} )?${part}),? (?:(?:my )?address(?: is)? |I live (?:at|on) |of )?\d{1,5} \p{Lu}`;
/** 'Lana Butler and it's my parents' property', 'Ana Reyes, Development Services', and not 'Elm and Main and this is along the road'. */
const withOffice = pattern(
  'u',
)`^(${part} ${part}),? (?:and (?:I|it's|this is (?:my|our|about|regarding|concerning))\b|(?:with|from|representing) |${part} (?:Services|Department|Office|Works|Planning|Engineering|Engineers)\b)`;

const noName = pattern('iu')`(?:^|\s)${words(`
  council city town county village board commission committee mayor madam chair agenda item public
  hearing resolution ordinance bill star good thank thanks welcome january february march april may
  june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday street main avenue road lane drive court north south east west motion second not just
  very really going sorry glad happy here speaking concerned asking go let each all without appreciate
  everyone everybody speaker members? commissioners staff applicant anybody ladies gentlemen friends folks moving
`)}(?:\s|$)`;

/** Who somebody says that they are. */
export function introducedIn(text: string): string | null {
  const said = text.replace(greeting, '');
  for (const says of [saysName, thisIs, iAm, withAddress, withOffice]) {
    const found = says.exec(said)?.[1];
    if (isName(found)) return displayName(found);
  }
  return null;
}

const firstNames = new Set(words('don will may'));
const isName = (text: string | undefined): text is string => {
  if (text === undefined || noName.test(text)) return false;
  const parts = text.split(' ').map((word) => word.toLowerCase().replaceAll('’', "'"));
  return !parts.some((word) => isStopWord(word) && !(parts.length > 1 && firstNames.has(word)));
};

const andThen = pattern('u')`,? (?:and )?(?:then|followed by) (?=(?:\p{L}+ ){0,2}\p{Lu})`;

const goesAhead = phrases(String.raw`
  go ahead
  you(?:'re| are) (?:now )?(?:recogni[sz]ed|up|next)
  (?:is|are) (?:now )?recogni[sz]ed
  (?:you )?(?:have|has) the floor
  the floor is yours
  (?:please|you may) (?:begin|proceed|start|speak|come)
  please (?:press|unmute)
  take it away
  (?:if|when(?:ever)?) you(?:'re| are) (?:ready|present|there|available)
  (?:do you have|did you have|you had|you have) (?:an?|any|some) (?:questions?|comments?|thoughts?)
`);
const callsOn = pattern('iu')`\b${goesAhead}\b`;
/** 'Next up is Council Member Hale', 'I'll hand it over to Mayor Ruiz', 'Council Member Hale, please?' */
const givesFloor = pattern('i')`\b${phrases(String.raw`
  (?:next|first|last|then|up next)(?: up)?,? (?:is|we have|we'll have|we will hear from|i have|i see)
  (?:hand|handed|turn|pass|kick) (?:it |this |things )?(?:over |back )?to
  (?:call|calling) on
  (?:i'll|i will|we'll|we will|let me) (?:go|come)(?: back| over)? to
  recogni[sz]e
`)}\b|\bplease\W*$`;
const titledAlone = /^\W*(?:(?:yes|okay|and|thank you|thanks|so)\W+)*$/i;
/** 'Next up is Charlotte', 'our next speaker will be Ben Hale', 'next we have Katie'. */
const comesNext =
  '(?:[Nn]ext|[Ff]irst|[Ll]ast|[Ff]inal|[Uu]p)(?: up)?(?: (?:speaker|person|caller|card))?,? ?';
const isNext = "(?:is up |is |will be |we have |we'll have |I have |up )?";
const isSaidNext = '(?:is up|is|will be|we have|we.ll have|I have|up) ';
/** 'We began before the first bond' names nobody. */
const nextIs = pattern(
  'u',
)`\b(?:(?<!\b(?:[Tt]he|[Tt]hat|[Oo]ur|[Tt]his|[Aa]) )${comesNext}${isNext}|${comesNext}${isSaidNext})(${fullName}|${part})(?=[.,?]|$| (?:followed|and|if|you|please|on|from)\b)`;
/** 'David, if you are present', 'Okay, Laura Lowe, please begin'. */
const rightBefore = pattern('u')`(?:^|[\s,.])(${fullName}|${part}),? (?=${goesAhead}\b)`;
/** 'Go ahead, Alex.' */
const rightAfter = pattern('u')`\b[Gg]o ahead,? (${fullName}|${part})\W*$`;
const willPresent =
  '(?:is going to|is here to|will|is gonna) (?:be )?(?:present|presenting|give|walk|tell|speak|introduce|go over)';
const reportBy = '(?:staff report|presentation|report) (?:is |will be )?(?:by|from)';
const turnOver = '(?:turn|hand|kick|pass) (?:it|this|things|that) (?:over |off )?to';
const handsOver = pattern(
  'u',
)`\b(?:(${part} ${part}) ${willPresent}|${reportBy} (${part} ${part})|${turnOver} (${part} ${part}))`;

/** Whom the chair lets speak: 'Ms. Lopez, go ahead', 'our next speaker is Ben Hale', 'Ms. Lopez?'. */
export function calledIn(text: string): string | null {
  const handed = handsOver.exec(text);
  const named = handed?.[1] ?? handed?.[2] ?? handed?.[3] ?? nextIs.exec(text)?.[1];
  if (isName(named)) return displayName(named);
  // 'I will recognize Ms. Hale and then Mr. Ito': the second waits.
  const titled = findNames(text.split(andThen)[0] ?? '');
  const [only] = titled;
  if (titled.length === 1 && only) {
    const called = titledName(only);
    if (callsOn.test(text) || givesFloor.test(text)) return called;
    const bare = text
      .replace(/[.?!,]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const said = `${only.title} ${only.name}`.replace('.', '').toLowerCase();
    const around = bare.toLowerCase().replace(said, '');
    if (titledAlone.test(around) && !/thank/i.test(around)) return called;
  }
  if (titled.length > 0 || !callsOn.test(text)) return null;
  const first = rightBefore.exec(text)?.[1] ?? rightAfter.exec(text)?.[1];
  return isName(first) ? displayName(first) : null;
}

/** 'Council Member Hale', however captions write the office. */
const titledName = ({ title, name }: { title: string; name: string }) =>
  `${title.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())} ${name}`;

export const isTitled = (name: string) => findNames(name).length > 0;

const thanksTwo = /\b[Tt]hank(?:s| you),? \p{Lu}.*\b[Tt]hank(?:s| you),? \p{Lu}/u;

/** Whom somebody thanks for having spoken: 'Thank you, Council Member Hale, for those comments.' */
export function thankedIn(text: string): string | null {
  if (
    !/^\W*(?:(?:okay|ok|all right|great|well|and)\W+)*(?:I (?:want to )?)?thank(?:s| you)\b/i.test(
      text,
    )
  )
    return null;
  // 'Thank you, Ms. Ito. Thank you, Mr. Hale': captions joined the chair's thanks and those of who spoke next.
  if (thanksTwo.test(text)) return null;
  const [only, ...more] = findNames(text.slice(0, thanksReach));
  return only && more.length === 0 ? titledName(only) : null;
}

/** Who moves the meeting along: whoever spoke before has ended. */
const chairs = pattern('i')`\b${phrases(String.raw`
  next (?:speaker|up|person|caller|item|we have|is)
  (?:step|come) (?:to (?:the|a|this) \w+|forward|on up|(?<!(?:s|it|that|which|will|would|has|have|not) come )up)
  state your name
  you(?:'ll| will| have| would)? (?:have )?(?:\w+ )?minutes (?:to|for|each|left)
  any(?:one|body)? (?:other |further |more |else)?(?:questions?|comments?|discussion|here)
  any(?:one|body) else
  is there (?:any|a )
  do (?:i|we) (?:have|hear)
  (?:i'll|i will|i|we) second
  second (?:that|the motion|it)
  (?:a |the |my )?motion (?:by|from|to|is|carries|passes|fails|was)
  (?:make|entertain|have) (?:a |that )?motion
  so moved?
  all (?:those )?in favor
  call the (?:roll|vote|question)
  how do you vote
  (?:open|close|reopen)(?:ing|ed|s)? (?:the |this |it )?(?:up )?(?:to |for )?(?:the )?(?:public|hearing|floor)
  public (?:hearing|comment) is (?:now )?(?:open|closed)
  (?:move|moving) (?:on|along|forward) (?:to|with)
  (?:turn|bring|hand|kick) (?:it|this|that) (?:back |over )
  would (?:the applicant|any(?:one|body)|you like)
  roll call
`)}\b|^(?:i )?second\W*$`;
/** 'Thank you.', 'Okay, thank you very much, sir.', 'Thanks, Ms. Lopez': said to whoever spoke. */
const before = ['all right', ...words('okay ok great alright well and yes perfect awesome')];
const howMuch = '(?: (?:so much|very much|again|sir|all|everyone))*';
const thanks = pattern(
  'iu',
)`^\W*(?:${before}\W+)*(?:thank you|thanks)\b${howMuch}(?:,? (?:[^,.!?]{2,40}))?[.!,]*$`;
/** 'Yes.', 'No, ma'am.', 'Okay.': somebody answers somebody. */
const answers = pattern(
  'i',
)`^\W*(?:${words(`yes yeah yep no nope okay ok sure right correct absolutely exactly alright great aye`)}\W*|all right\W*|sir\W*|ma'am\W*)+$`;

/** 'Aye.', 'Yes.', 'Votes no': a name before it was called in a roll call. */
export const answersRoll = (text: string) =>
  /^\W*(?:(?:votes? )?(?:aye|yes|no|nay|yea|yeah|here|present|abstain\w*)\W*)+/i.test(text);

/** 'Will the clerk please call the roll?': the names that follow are called for their votes. */
export const callsRoll = (text: string) => /\b(?:call|take) (?:the )?rol[le]\b/i.test(text);

/** 'Hello.', 'Can you hear me?', 'Thank you, Madam President.': before a speech begins. */
const settles = pattern(
  'i',
)`\bhear (?:me|you)\b|\bare you (?:there|on|with us)\b|\b(?:unmute|star six|star 6)\b|^\W*(?:\S+ ){0,3}\S+$|^\W*thank you,? (?:so much,? )?(?:madam|mr|mister|council|chair|mayor)`;
export const isSettling = (text: string) => settles.test(text);

/** 'Yes, go ahead.', 'We'll allow that.': whoever asked may speak on. */
const allows =
  /^\W*(?:(?:yes|yeah|okay|sure|please|ma'am|sir|great)\W+)*(?:you can |please )?go (?:right )?ahead\b|\bwe(?:'ll| will) allow (?:it|that)\b/i;
export const allowsSpeaker = (text: string) => allows.test(text);

export const endsTurn = (text: string) => chairs.test(text) || thanks.test(text);
/** 'Yeah, I don't think so': somebody answers, and goes on. */
export const opensWithAnswer = (text: string) =>
  /^\W*(?:yeah|yes|yep|no|nope|right|correct|okay|sure|exactly|understood|agreed)[,.]/i.test(text);
export const isAnswer = (text: string) => answers.test(text);
