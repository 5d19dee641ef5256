import { matchRoutes } from 'react-router';
import { pagePath } from './platform/http/data-path.ts';

const kilobyte = 1024;

/** Room for the longest notes, each letter of them sent as nine. */
const usual = 64 * kilobyte;

/** Room for a summary. */
const summary = 512 * kilobyte;

type BodyLimit = {
  /** Bytes. */
  text: number;
  /** Whether a form with a file comes here, which says itself how large that may be. */
  takesFile?: true;
};

/** The addresses of app/routes.ts that are sent more than a few fields. */
export const largerBodies: Record<string, BodyLimit> = {
  '/admin/add-meeting': { text: usual, takesFile: true },
  '/admin/entities/import': { text: usual, takesFile: true },
  '/admin/entities/:entityId/calendar': { text: usual, takesFile: true },
  '/admin/entities/:entityId/roster/import': { text: usual, takesFile: true },
  '/admin/inbox/upload': { text: usual, takesFile: true },
  // Forty files, each with its title and body.
  '/admin/inbox/upload/:batchId': { text: summary },
  '/admin/meetings/:meetingId': { text: summary, takesFile: true },
  '/admin/meetings/:meetingId/agenda': { text: usual, takesFile: true },
  '/admin/meetings/:meetingId/minutes': { text: usual, takesFile: true },
  '/admin/meetings/:meetingId/record': { text: usual, takesFile: true },
  '/admin/modify-meeting/:meetingId': { text: summary },
  '/resources/check-draft': { text: summary },
  '/resources/mail-events': { text: 1024 * kilobyte },
  // Stripe's events are smaller than this.
  '/resources/stripe-webhook': { text: 1024 * kilobyte },
};

const addresses = Object.keys(largerBodies).map((path) => ({ path }));

/** The most bytes that may be sent to a path, in a body of the type given. */
export function bodyLimit(path: string, contentType: string | undefined | null): number {
  const address = matchRoutes(addresses, pagePath(path))?.[0]?.route.path;
  const limit = address === undefined ? undefined : largerBodies[address];
  if (limit?.takesFile && /^multipart\/form-data\b/i.test(contentType ?? '')) return Infinity;
  return limit?.text ?? usual;
}
