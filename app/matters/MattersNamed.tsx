import { Link } from 'react-router';
import type { NamedMatter } from './matters-named.server.ts';

/** Above what a search finds: what it asks for by its number, from meeting to meeting. */
export function MattersNamed({ matters }: { matters: readonly NamedMatter[] }) {
  if (matters.length === 0) return null;
  return (
    <section aria-labelledby="matters" className="max-w-[48rem]">
      <h2 id="matters" className="mb-2 font-semibold">
        From meeting to meeting
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {matters.map(({ id, label, title, body }) => (
          <li key={id} className="wrap-anywhere py-2">
            <Link to={`/matters/${id}`}>{label}</Link>
            <span className="text-muted text-sm">
              {' '}
              {[body, title === label ? null : title].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
