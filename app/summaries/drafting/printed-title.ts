import { pattern, words } from '#app/platform/language/pattern.ts';
import { resolvedTitle } from './resolved-title.ts';
import { withoutAttachments } from './title-vocabulary.ts';

/** '… for 2025-2026 to include the following services:': what stands below it is no part of a name. */
const behindWords = String.raw`(?<=\S{3,40} \S{1,40} \S{1,40})`;
const changes = words('changes corrections conditions amendments exceptions modifications');
const leadsOn = pattern(
  'u',
)`${behindWords},? (?:to include|including|as|with) (?:all )?(?:of )?the following(?! ${changes})(?: [\p{Ll}()]+){0,3}\W*$`;

/** A title without what only a page needs: the marks of its papers, its recitals, what leads on to a table. */
export const printedTitle = (title: string): string =>
  resolvedTitle(withoutAttachments(title).replace(leadsOn, ''));
