import { words } from '#app/platform/language/pattern.ts';

/** Sounds of who thinks, which are no words. */
export const hesitations = words('um uh er ah hmm mhm');

/** Who does something at the beginning of a clause, with what is run together with it. */
const whoActs: ReadonlySet<string> = new Set(
  words(`
    we they i he she it there
    we're they're i'm he's she's it's there's we've they've i've we'll they'll i'll it'll
  `),
);
/** 'Nobody said um we close', 'if um they pay': what stands so near before it turns what follows. */
const turns: ReadonlySet<string> = new Set(
  words(`
    not never no nobody none nor neither if unless whether because say says said saying think thinks thought
    believe believes doubt deny denied tell tells told claim claims claimed agree agreed hope wish suppose
    give oppose support false untrue
  `),
);
/** 'Those who um they', 'the day when um we': what follows goes on with it. */
const joins: ReadonlySet<string> = new Set(words('that what which who when how where'));
/** In words: what stands further before turns nothing. */
export const nearBefore = 4;

/**
 * Whether a clause begins behind a hesitation: with who acts, where nothing right before turns its
 * meaning. `before` are the words up to the hesitation, in small letters.
 */
export function beginsBehindHesitation(before: readonly string[], next: string): boolean {
  return (
    whoActs.has(next.replaceAll('’', "'")) &&
    !joins.has(before.at(-1) ?? '') &&
    !before.slice(-nearBefore).some((word) => turns.has(word) || /n['’]t$/.test(word))
  );
}
