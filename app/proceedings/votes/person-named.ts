import { pattern, words } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { isStopWord } from '../language/stop-list.ts';
import { foldWord } from '../language/tokens.ts';

/** Words with a capital that are nobody's name: 'moved by Council', 'second by Staff'. */
const noName = pattern('iu')`^${words(String.raw`
  The Motion Second Council Member Gentle\p{L}* Mayor Vice Chair\p{L}* President Board City County
  Commissioners? Trustees? Directors? Supervisors? Staff Public State Our My His Her Any All Yes No
  Okay Is Discussion Thank Aye Please Roll Clerk Madam Committee Resolution Ordinance Item Consent
`)}\b`;
const noMover = pattern(
  'i',
)`^${words('I It We The That So Who He She They Motion And This You There Okay Right Then What Yes Also Council Committee Board Commission Was Is Moved Seconded Been First Second')}$`;
const ofState = /^the gentle\p{L}+ from (?:new |north |south |west |rhode )?\p{L}+, /iu;
const capitals = /^(?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
/** 'Board member Smith', 'trustee Hale': what stands before a name in small letters. */
const smallTitle =
  /^(?:the )?(?:(?:board|committee|commission|school|planning|vice) )?(?:member|director|trustee|commissioner|chair\w*|treasurer|secretary|alderman|supervisor) (?=\p{Lu})/u;
/** In letters: as far as a name and its title reach. */
const reach = { after: 80, before: 60 };
/** A name in small letters stands alone before what goes on: 'second by boroughs is there'. */
const smallName =
  /^(\p{Ll}[\p{L}'’-]{3,})(?=[.,;?!]|$| (?:is|and|any|all|second|there|okay|for)\b)/u;

/** 'An amendment from the Liberal group', 'a motion by Public Works'. */
const ofGroup =
  /^(?:the )?(?:\p{Lu}[\p{L}-]+ ){1,3}(?:[Gg]roup|[Pp]arty|[Cc]aucus|[Dd]epartment|[Ww]orks)\b/u;

/** The person named right at the beginning of a text: after 'motion by', 'second from'. */
export function personAt(text: string, people: People): string | null {
  if (ofGroup.test(text)) return null;
  const rest = text.slice(0, reach.after).replace(ofState, '').replace(smallTitle, '');
  const mention = findNames(rest)[0];
  if (mention && mention.from <= 1) return spelled(mention, rest, people);
  const bare = capitals.exec(rest)?.[1];
  if (bare)
    return noName.test(bare) || isStopWord(foldWord(bare.split(' ')[0] ?? ''))
      ? null
      : (people.member(bare)?.name ?? bare);
  const small = smallName.exec(rest)?.[1];
  return small && !noName.test(small) ? (people.member(small)?.name ?? null) : null;
}

/** 'Miss jump on' is a name in two words. */
function spelled(
  mention: ReturnType<typeof findNames>[number],
  rest: string,
  people: People,
): string {
  const end = rest.indexOf(mention.name.split(' ').at(-1) ?? '') + mention.name.length;
  const next = /^ (\p{Ll}{1,4})\b/u.exec(rest.slice(end))?.[1];
  const whole =
    next && people.count(mention.key) < 2 ? people.member(`${mention.key} ${next}`) : null;
  return whole?.name ?? people.spell(mention);
}

/** The person named right at the end of a text: before 'moves', 'seconded it'. */
export function personBefore(text: string, people: People): string | null {
  const before = text.slice(Math.max(0, text.length - reach.before)).trimEnd();
  const mention = findNames(before).at(-1);
  if (mention && before.toLowerCase().endsWith(mention.name.toLowerCase()))
    return people.spell(mention);
  const bare = /(?:^|[\s,])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(before)?.[1];
  return bare && !noMover.test(bare) ? (people.member(bare)?.name ?? bare) : null;
}
