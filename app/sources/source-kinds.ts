import { boardbook } from './readers/boardbook.ts';
import { boarddocs } from './readers/boarddocs.ts';
import { civicclerk } from './readers/civicclerk.ts';
import { civicplus } from './readers/civicplus.ts';
import { digitalTowpath } from './readers/digital-towpath.ts';
import { elms } from './readers/elms.ts';
import { feed } from './readers/feed.ts';
import { granicus } from './readers/granicus.ts';
import { icalendar } from './readers/icalendar.ts';
import { iqm2 } from './readers/iqm2.ts';
import { legistar } from './readers/legistar.ts';
import { legistarCalendar } from './readers/legistar-calendar.ts';
import { lims } from './readers/lims.ts';
import { links } from './readers/links.ts';
import { primegov } from './readers/primegov.ts';
import { simbli } from './readers/simbli.ts';
import { youtube } from './readers/youtube.ts';
import type { SourceReader } from './source-reader.ts';

/**
 * Every kind of source, in the order in which an address and an answer are tried: those that know
 * their own by name come before those that any site may have, and a page of links is the last.
 */
export const sourceKinds = {
  icalendar,
  legistar,
  'legistar-calendar': legistarCalendar,
  granicus,
  civicclerk,
  primegov,
  youtube,
  boarddocs,
  iqm2,
  elms,
  lims,
  boardbook,
  simbli,
  civicplus,
  'digital-towpath': digitalTowpath,
  feed,
  links,
} as const satisfies Record<string, SourceReader>;

export type SourceKind = keyof typeof sourceKinds;

// The keys of an object are typed as any text; these are its own.
export const kindNames = Object.keys(sourceKinds) as SourceKind[];
