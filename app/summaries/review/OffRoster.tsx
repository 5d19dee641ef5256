import { Link } from 'react-router';
import type { NamesOffRoster } from '#app/meetings/member-votes/names-off-roster.server.ts';
import { Notice } from '#app/ui/Notice.tsx';

/** So many are named; the roster's page has them all. */
const mostNamed = 3;

/** That a draft has names which the roster does not explain, and where they become members. */
export function OffRoster({ off }: { off: NamesOffRoster | null }) {
  if (!off) return null;
  const { entityId, names } = off;
  const one = names.length === 1;
  return (
    <Notice>
      {one ? '1 name in the votes is' : `${names.length} names in the votes are`} not on the roster:{' '}
      {listed(names)}.{' '}
      <Link to={`/admin/entities/${entityId}/roster`}>
        {one ? 'Add it to the roster' : 'Add them to the roster'}
      </Link>
    </Notice>
  );
}

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  if (more <= 1) return names.join(', ');
  return `${names.slice(0, mostNamed).join(', ')} and ${more} others`;
}
