import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Segment } from '../transcript.ts';

/** Thanks of video makers that speech to text has learnt to hear in silence. */
const ghost = pattern('i')`^\W*${phrases(String.raw`
  (?:thanks|thank you)(?: (?:so|very) much)? for (?:watching|viewing)(?: (?:this|the|my|our) (?:video|channel))?
  (?:please )?(?:like and |don(?:'|’)?t forget to |like,? (?:share,? )?and )?subscribe(?: to (?:my|our|the|this) channel)?
  see you (?:in the )?next (?:time|video)
`)}\W*$`;
const subtitlers = words('amara castingwords subscene opensubtitles otter rev zeoranger mooji');
/** Names of those who subtitle films, which nobody says in a meeting. */
const work = words('subtitles captions transcript transcription translation');
const byThem = pattern()`${work}(?: made| provided)? by (?:the )?${subtitlers}\b.{0,60}`;
const theirSite = pattern()`(?:www\.)?${subtitlers}\.(?:org|com|co\.uk)\b.{0,20}`;
const credit = pattern('i')`^\W*(?:${byThem}|${theirSite})\W*$`;
/** The thanks are a ghost where nothing else is said for so long around them. */
const silenceSeconds = 8;

/** Lines that speech to text makes up in silence, such as 'Thank you for watching'. */
export function dropCredits(segments: Segment[]): { segments: Segment[]; leftOut: string[] } {
  const gone = segments.filter(
    (segment, index) =>
      credit.test(segment.text) ||
      (ghost.test(segment.text) && isAlone(segments[index - 1], segment, segments[index + 1])),
  );
  if (gone.length === 0) return { segments, leftOut: [] };
  const ghosts = new Set(gone);
  const said = [...new Set(gone.map(({ text }) => `“${text}”`))].slice(0, 4).join(', ');
  return {
    segments: segments.filter((segment) => !ghosts.has(segment)),
    leftOut: [`Lines that speech to text makes up in silence were left out: ${said}.`],
  };
}

function isAlone(before: Segment | undefined, ghost: Segment, after: Segment | undefined): boolean {
  if (ghost.startSeconds === null) return false;
  const silence = (from: number | null, to: number | null) =>
    from !== null && to !== null && to - from >= silenceSeconds;
  const isFirst = !before && ghost.startSeconds >= silenceSeconds;
  const goesOn = after && silence(ghost.endSeconds, after.startSeconds);
  return isFirst || (silence(before?.endSeconds ?? null, ghost.startSeconds) && Boolean(goesOn));
}
