import type { ReaderScope } from '#app/search/reader-scope.server.ts';

export type BodyChoice = { id: string; title: string };

/** More nobody looks through in a list; a body's name in the question says it as well. */
const mostChoices = 100;

/** Of which bodies a reader can ask alone, by their names. */
export const bodyChoices = ({ bodies }: ReaderScope): BodyChoice[] =>
  bodies.length > mostChoices
    ? []
    : bodies.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
