import { Link } from 'react-router';
import { type Queue, queueNames, queues } from './inbox-filter.ts';
import { mostCounted } from './queue-limits.ts';

type QueueTabsProps = { queue: Queue; counts: Record<Queue, number>; search: string };

/** The queues of the inbox with what waits in each. A filter stays where it means the same. */
export function QueueTabs({ queue, counts, search }: QueueTabsProps) {
  return (
    <nav aria-label="Queues" className="queues">
      {queues.map((one) => (
        <Link
          key={one}
          to={addressOf(one, search)}
          className="queue"
          aria-current={one === queue ? 'page' : undefined}
        >
          {queueNames[one]} <QueueCount count={counts[one]} />
        </Link>
      ))}
    </nav>
  );
}

const kept = ['q', 'body', 'owner', 'snoozed'];

function addressOf(queue: Queue, search: string): string {
  const query = new URLSearchParams([['queue', queue]]);
  for (const [name, value] of new URLSearchParams(search)) {
    if (kept.includes(name) && value) query.append(name, value);
  }
  return `/admin/inbox?${query}`;
}

function QueueCount({ count }: { count: number }) {
  return (
    <span className="queue-count">
      {count > mostCounted ? `${mostCounted.toLocaleString('en-US')}+` : count}
    </span>
  );
}
