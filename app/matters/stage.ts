import { withoutAdvice } from '#app/meetings/outcome-words.ts';

/** How far a matter came at a meeting, on its agenda alone or decided: what readers are told of once. */
export const stageOf = ({ state }: { state: string | null }): string =>
  state === null ? 'agenda' : withoutAdvice(state);
