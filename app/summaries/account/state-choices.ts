import { outcomes } from '#app/meetings/outcome-words.ts';
import { caseStates } from '#app/proceedings/cases/case.ts';

/** What an editor can choose from; two states that readers see as one are one. */
export const stateChoices = caseStates
  .filter((state) => state !== 'no action')
  .map((state) => ({ value: state, label: outcomes[state].words }));
