import { resolvedTitle } from './resolved-title.ts';
import { withoutAttachments } from './title-vocabulary.ts';

/** '… for 2025-2026 to include the following services:': what stands below it is no part of a name. */
const leadsOn =
  /(?<=\S{3,} \S+ \S+),? (?:to include|including|as|with) (?:all )?(?:of )?the following(?: [\p{Ll}()]+){0,3}\W*$/u;

/** A title without what only a page needs: the marks of its papers, its recitals, what leads on to a table. */
export const printedTitle = (title: string): string =>
  resolvedTitle(withoutAttachments(title).replace(leadsOn, ''));
