import type { Case } from '#app/proceedings/cases/case.ts';
import type { UnvotedFate } from '#app/proceedings/votes/unvoted-motion.ts';
import { motionInWords } from './motion-words.ts';
import type { Counted } from './outcome-sentences.ts';

const ends: Record<UnvotedFate, string> = {
  withdrawn: 'was withdrawn',
  'not seconded': 'got no second, and came to no vote',
};

/** What is told of the motions on a case that came to no vote, where their own words are plain. */
export const unvotedTold = ({ unvoted }: Pick<Case, 'unvoted'>): Counted[] =>
  unvoted.flatMap(({ motion, mover, fate, segments }) => {
    const words = motionInWords(motion);
    if (words === null) return [];
    const by = mover === null ? '' : ` by ${mover}`;
    return { text: `A motion${by} ${words} ${ends[fate]}.`, segments, footing: 'named' as const };
  });
